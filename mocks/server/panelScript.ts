import { panel } from './panel';
import type { PanelTexts } from './panel';

const TEXTS: Record<string, PanelTexts> = {
  'zh-cn': {
    button: '演示',
    title: '演示控制台',
    close: '关闭',
    network: '网络',
    normal: '正常',
    slow: '慢速',
    failing: '间歇故障',
    offline: '离线',
    reset: '重置演示数据',
    accounts: '演示账号',
    password: '统一密码',
    messages: '发出的短信和邮件',
  },
  en: {
    button: 'Demo',
    title: 'Demo controls',
    close: 'Close',
    network: 'Network',
    normal: 'Normal',
    slow: 'Slow',
    failing: 'Flaky',
    offline: 'Offline',
    arrivals: 'Customers come',
    off: 'Off',
    calm: 'Calm',
    busy: 'Busy',
    reset: 'Reset demo data',
    accounts: 'Demo accounts',
    password: 'Password for all accounts',
    messages: 'Messages sent',
  },
  'zh-tw': {
    button: '示範',
    title: '示範控制台',
    close: '關閉',
    network: '網路',
    normal: '正常',
    slow: '慢速',
    failing: '間歇故障',
    offline: '離線',
    reset: '重設示範資料',
    accounts: '示範帳號',
    password: '統一密碼',
    messages: '發出的簡訊和郵件',
  },
};

/** The panel as a script of its own: the function carries nothing from outside itself. */
export const panelScript = (): string => `(${panel.toString()})(${JSON.stringify(TEXTS)});\n`;
