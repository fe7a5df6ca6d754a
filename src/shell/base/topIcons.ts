/** Icons of the first menu level, part of the first load because they are visible at once. */
export {
  HomeOutlined,
  UserOutlined,
  TeamOutlined,
  MoneyCollectOutlined,
  StockOutlined,
  FieldTimeOutlined,
  BankOutlined,
  NotificationOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
} from '@ant-design/icons';
