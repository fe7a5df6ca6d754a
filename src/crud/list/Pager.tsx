import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { memo, useState } from 'react';
import { useT } from '@/i18n';
import { useLarge, usePhone } from '@/ui/base/windowWidth';
import styles from './list.module.css';
import { PAGE_SIZES } from './listSearch';
import { pagerItems } from './pagerItems';

interface PagerProps {
  total: number;
  pageNum: number;
  pageSize: number;
  onChange: (pageNum: number, pageSize: number) => void;
}

/**
 * The pager: total, page size, previous, pages, next, jump, in this order. On a phone without pages
 * and jump.
 */
export const Pager = memo(function Pager({ total, pageNum, pageSize, onChange }: PagerProps) {
  const t = useT();
  const isPhone = usePhone();
  const room = useLarge() ? 7 : 5;
  const [jump, setJump] = useState('');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const turn = (to: number) => {
    const page = Math.min(pages, Math.max(1, to));
    if (page !== pageNum) onChange(page, pageSize);
  };

  return (
    <nav className={styles.pager} aria-label={t('crud.pages')}>
      <output>{t('crud.total', { n: total })}</output>
      <Select
        aria-label={t('crud.pageSize')}
        value={pageSize}
        popupMatchSelectWidth={false}
        options={PAGE_SIZES.map((size) => ({ value: size, label: t('crud.perPage', { n: size }) }))}
        // The first row stays on the page: page 3 of 20 (rows 41 to 60) becomes page 1 of 100.
        onChange={(size: number) => onChange(Math.floor(((pageNum - 1) * pageSize) / size) + 1, size)}
      />
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('crud.prevPage')}
        disabled={pageNum <= 1}
        onClick={() => turn(pageNum - 1)}
      />
      {isPhone
        ? null
        : pagerItems(pageNum, pages, room).map((item) =>
            typeof item === 'number' ? (
              <Button
                key={item}
                type={item === pageNum ? 'primary' : 'text'}
                aria-label={t('crud.page', { n: item })}
                aria-current={item === pageNum ? 'page' : undefined}
                onClick={() => turn(item)}
              >
                {item}
              </Button>
            ) : (
              <Button
                key={item}
                type="text"
                icon={item === 'back' ? <DoubleLeftOutlined /> : <DoubleRightOutlined />}
                aria-label={t(item === 'back' ? 'crud.pagesBack' : 'crud.pagesOn', { n: room - 2 })}
                onClick={() => turn(pageNum + (item === 'back' ? 2 - room : room - 2))}
              />
            ),
          )}
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('crud.nextPage')}
        disabled={pageNum >= pages}
        onClick={() => turn(pageNum + 1)}
      />
      {isPhone ? null : (
        <form
          className={styles.jump}
          onSubmit={(event) => {
            event.preventDefault();
            if (/^\d{1,7}$/.test(jump)) turn(Number(jump));
            setJump('');
          }}
        >
          <span aria-hidden>{t('crud.goTo')}</span>
          <Input
            inputMode="numeric"
            aria-label={t('crud.goTo')}
            value={jump}
            maxLength={7}
            onChange={({ target }) => setJump(target.value.replace(/\D/g, ''))}
          />
        </form>
      )}
    </nav>
  );
});
