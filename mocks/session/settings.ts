import { declare } from '../core/config/setting';

export const captchaWanted = declare({
  key: 'login.captcha',
  type: 'flag',
  default: 'true',
  second: 'lower',
  title: ['登录需要验证码', 'Sign-in captcha', '登入需要驗證碼'],
});

/** What operators may set about the log-in form. */
export const sessionSettings = [captchaWanted];
