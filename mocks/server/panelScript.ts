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
    failing: '时常出错',
    offline: '断网',
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
    failing: 'Failing',
    offline: 'Offline',
    reset: 'Reset demo data',
    accounts: 'Demo accounts',
    password: 'One password for all',
    messages: 'Messages sent',
  },
  'zh-tw': {
    button: '示範',
    title: '示範控制台',
    close: '關閉',
    network: '網路',
    normal: '正常',
    slow: '慢速',
    failing: '時常出錯',
    offline: '斷網',
    reset: '重設示範資料',
    accounts: '示範帳號',
    password: '統一密碼',
    messages: '發出的簡訊和郵件',
  },
};

/** The panel as a script of its own: the function carries nothing from outside itself. */
export const panelScript = (): string => `(${panel.toString()})(${JSON.stringify(TEXTS)});\n`;
