import {
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
import { iconMap } from './iconMap';

/** Icons of the first level, which stand there from the start. */
export const TOP_ICONS = iconMap({
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
});
