/** antd's dropdown alone: what its folder exports brings a deprecated button along, and with that all of antd's `Space`. */
export { default as Dropdown } from 'antd/es/dropdown/dropdown';
