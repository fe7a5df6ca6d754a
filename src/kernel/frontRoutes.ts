/**
 * The built-in menu of the front-end-controlled mode (`isRequestRoutes` false), in the format of the server's
 * menu, filtered by role. Off by default.
 */
export const frontMenu: unknown = [
  {
    id: 1,
    name: 'finance',
    path: '/finance',
    component: 'layout/routerView/parent',
    meta: { title: 'menu.200', icon: 'MoneyCollectOutlined', roles: ['admin'] },
    children: [
      {
        id: 2,
        name: 'financeRecharge',
        path: '/finance/recharge',
        component: 'finance/recharge/index',
        meta: { title: 'menu.201', icon: 'LoginOutlined', isKeepAlive: true, roles: ['admin'] },
        children: [],
      },
    ],
  },
];
