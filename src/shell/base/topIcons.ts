/** Icons of the first menu level, part of the first load because they are visible at once. */
export {
  BankOutlined,
  FieldTimeOutlined,
  HomeOutlined,
  MoneyCollectOutlined,
  NotificationOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  StockOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
