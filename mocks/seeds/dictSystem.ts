import type { DictSource } from './dictionaries';

/** Dictionaries of the console itself, in the notation of `dictionaries.ts`. */
export const dictSystem: DictSource = {
  sys_user_sex: ['用户性别', ['0=保密/Secret/保密/default*', '1=男/Male/男/blue', '2=女/Female/女/magenta']],
  sys_yes_no: ['是否', ['1=是/Yes/是/green', '0=否/No/否/default*']],
  sys_normal_disable: ['启用状态', ['1=正常/Enabled/正常/green*', '0=停用/Disabled/停用/red']],
  sys_show_hide: ['显示状态', ['0=显示/Shown/顯示/green*', '1=隐藏/Hidden/隱藏/default']],
  sys_user_status: [
    '用户状态',
    ['1=正常/Active/正常/green*', '0=禁用/Disabled/停用/red', '2=未验证/Unverified/未驗證/gold'],
  ],
  sys_data_scope: [
    '数据范围',
    [
      '1=全部/All/全部/green',
      '2=自定义/Custom/自訂/blue',
      '3=本部门/Own department/本部門/cyan*',
      '4=本部门及以下/Own and below/本部門及以下/cyan',
      '5=仅本人/Self/僅本人/default',
    ],
  ],
  sys_menu_type: [
    '菜单类型',
    ['0=目录/Directory/目錄/blue*', '1=菜单/Page/選單/green', '2=按钮/Button/按鈕/default'],
  ],
  sys_oper_log_type: [
    '请求方式',
    [
      'GET=读取/Read/讀取/default*',
      'POST=新增/Create/新增/green',
      'PUT=修改/Update/修改/blue',
      'DELETE=删除/Delete/刪除/red',
    ],
  ],
  sys_oper_type: [
    '操作类型',
    [
      '1=新增/Add/新增/green',
      '2=修改/Edit/修改/blue',
      '3=删除/Delete/刪除/red',
      '4=审核/Review/審核/gold',
      '5=导出/Export/匯出/cyan',
      '6=导入/Import/匯入/cyan',
      '7=授权/Grant/授權/purple',
      '8=强退/Force out/強制登出/volcano',
      '9=查看敏感/Reveal/查看敏感/orange',
      '10=清空/Clear/清空/red',
      '0=其他/Other/其他/default*',
    ],
  ],
  sys_oper_log_status: ['操作结果', ['1=成功/Success/成功/green*', '0=失败/Failed/失敗/red']],
  admin_login_status: ['登录结果', ['1=成功/Success/成功/green*', '0=失败/Failed/失敗/red']],
  sys_job_group: [
    '任务分组',
    ['DEFAULT=默认/Default/預設/default*', 'SYSTEM=系统/System/系統/blue', 'MONEY=资金/Money/資金/gold'],
  ],
  sys_job_status: ['任务状态', ['1=运行/Running/執行中/green*', '0=暂停/Paused/暫停/default']],
  sys_job_misfire: [
    '错过策略',
    [
      '1=立即执行/Run at once/立即執行/blue',
      '2=执行一次/Run once/執行一次/cyan*',
      '3=放弃/Skip/放棄/default',
    ],
  ],
  sys_notice_type: [
    '系统通知类型',
    ['1=通知/Notice/通知/blue*', '2=公告/Announcement/公告/green', '3=交接/Hand-over/交接/purple'],
  ],
  sys_notice_level: [
    '系统通知级别',
    ['1=普通/Normal/普通/default*', '2=重要/Important/重要/gold', '3=紧急/Urgent/緊急/red'],
  ],
  sys_notice_status: [
    '系统通知状态',
    ['0=草稿/Draft/草稿/default*', '1=已发布/Published/已發佈/green', '2=已关闭/Closed/已關閉/default'],
  ],
  sys_notice_target: [
    '系统通知对象',
    ['1=全部/All/全部*', '2=角色/Roles/角色', '3=部门/Departments/部門', '4=用户/Users/用戶'],
  ],
  sys_config_value: ['参数值类型', ['text*', 'number', 'decimal', 'bool', 'json', 'list', 'secret']],
  sys_tag_color: [
    '标签颜色',
    [
      'default=default/default/default/default*',
      'success=success/success/success/success',
      'processing=processing/processing/processing/processing',
      'warning=warning/warning/warning/warning',
      'error=error/error/error/error',
      'green=green/green/green/green',
      'blue=blue/blue/blue/blue',
      'gold=gold/gold/gold/gold',
      'red=red/red/red/red',
      'cyan=cyan/cyan/cyan/cyan',
      'purple=purple/purple/purple/purple',
      'magenta=magenta/magenta/magenta/magenta',
      'volcano=volcano/volcano/volcano/volcano',
      'orange=orange/orange/orange/orange',
    ],
  ],
  gen_tpl: ['代码模板', ['crud*', 'tree']],
  gen_query: ['查询方式', ['EQ*', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'LIKE', 'BETWEEN', 'IN']],
  gen_html: [
    '表单控件',
    [
      'input*',
      'textarea',
      'select',
      'radio',
      'checkbox',
      'switch',
      'datetime',
      'daterange',
      'decimal',
      'image',
      'file',
      'editor',
      'tree',
    ],
  ],
};
