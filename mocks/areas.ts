import { address } from './address/area';
import { adjust } from './adjust/area';
import { arrivals } from './arrivals/area';
import { asset } from './asset/area';
import { auth } from './auth/area';
import { award } from './award/area';
import { banner } from './banner/area';
import { contentNotice } from './contentNotice/area';
import { board } from './board/area';
import { change } from './change/area';
import { channel } from './channel/area';
import { config } from './config/area';
import type { Area } from './core/area';
import { coupon } from './coupon/area';
import { delivery } from './delivery/area';
import { dept } from './dept/area';
import { dict } from './dict/area';
import { envelope } from './envelope/area';
import { file } from './file/area';
import { gen } from './gen/area';
import { home } from './home/area';
import { ipRecord } from './ipRecord/area';
import { ipRule } from './ipRule/area';
import { job } from './job/area';
import { loginError } from './loginError/area';
import { loginLog } from './loginLog/area';
import { member } from './member/area';
import { menu } from './menu/area';
import { monitor } from './monitor/area';
import { notice } from './notice/area';
import { online } from './online/area';
import { operLog } from './operLog/area';
import { personal } from './personal/area';
import { post } from './post/area';
import { recharge } from './recharge/area';
import { reconciliation } from './reconciliation/area';
import { redeem } from './redeem/area';
import { role } from './role/area';
import { session } from './session/area';
import { sharedFilter } from './sharedFilter/area';
import { staking } from './staking/area';
import { staff } from './staff/area';
import { trading } from './trading/area';
import { tutor } from './tutor/area';
import { user } from './user/area';
import { violation } from './violation/area';
import { walletCode } from './walletCode/area';
import { website } from './website/area';
import { withdraw } from './withdraw/area';

/** Every area of the backend. Those whose seeds need others' come after them. */
export const areas: readonly Area[] = [
  dict,
  config,
  change,
  staff,
  menu,
  dept,
  role,
  user,
  post,
  walletCode,
  channel,
  member,
  address,
  recharge,
  withdraw,
  trading,
  adjust,
  delivery,
  staking,
  coupon,
  envelope,
  redeem,
  award,
  auth,
  violation,
  asset,
  session,
  personal,
  operLog,
  job,
  loginLog,
  loginError,
  ipRule,
  ipRecord,
  online,
  notice,
  monitor,
  file,
  banner,
  contentNotice,
  tutor,
  gen,
  home,
  board,
  website,
  arrivals,
  reconciliation,
  sharedFilter,
];
