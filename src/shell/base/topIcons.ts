/** Icons of the first level, which stand there from the start. */
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
