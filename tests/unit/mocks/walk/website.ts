import { SiteSwitch } from '@/contract/content/siteSwitch';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import type { Draws, Walk } from './draws';

const MESSAGE = { zh: '随机', en: 'walk', tw: '' };

/** The site: changed, gone back to, closed in part and opened again, a maintenance planned and called off. */
export const websiteWalk: Walk = ({ db, random, one, version, reason, password }: Draws) => {
  const seen = () => version(db.website.row);
  /** What the two halves of the record are at. */
  const closures = () => version({ ...db.website.row, version: db.website.row.closuresVersion });
  return [
    { route: 'GET websiteInfo/get', input: () => ({}) },
    { route: 'GET websiteInfo/history', input: () => ({}) },
    {
      route: 'PUT websiteInfo/edit',
      often: 2,
      input: () => ({
        version: seen(),
        ...random.pick([
          { icp: `W-${random.int(1, 99)}` },
          { appVersion: `4.${random.int(0, 9)}.0` },
          { termsVersion: db.website.row.content.termsVersion + random.int(-1, 1) },
          { domains: [`w${random.int(1, 9)}.example.com`], operPassword: password() },
          { langs: ['en'] },
        ]),
      }),
    },
    {
      // What is closed is mostly opened again soon, so that members go on.
      route: 'PUT websiteInfo/switch',
      often: 4,
      input: () => {
        const [closed] = db.closures.keys();
        const terms = { version: closures(), operPassword: password() };
        return closed
          ? { ...terms, name: closed, on: 1 }
          : {
              ...terms,
              name: random.pick(Object.values(SiteSwitch)),
              on: random.chance(0.9) ? 0 : 1,
              reason: reason(),
              message: MESSAGE,
            };
      },
    },
    {
      // Far ahead, because members do nothing while it lasts.
      route: 'PUT websiteInfo/maintain',
      input: () => {
        const from = db.now() + 90 * DAY;
        return {
          version: closures(),
          on: random.int(0, 1),
          from: stampOf(from),
          to: stampOf(from + random.pick([1, 72, 73]) * HOUR),
          message: MESSAGE,
          whitelistIps: random.chance(0.8) ? ['127.0.0.0/8'] : ['203.0.113.9'],
          operPassword: password(),
        };
      },
    },
    {
      route: 'PUT websiteInfo/restore',
      input: () => ({ version: seen(), id: one(db.website.versions).id, operPassword: password() }),
    },
  ];
};
