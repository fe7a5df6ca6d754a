/**
 * Icons of the first menu level, part of the first load because they are visible at once; those of areas that are yet to be
 * built come with the others.
 */
export {
  FieldTimeOutlined,
  HomeOutlined,
  MoneyCollectOutlined,
  SettingOutlined,
  StockOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
