import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { MenuIcon } from '@/shell/base/MenuIcon';
import { onDemand } from '@/ui/load/onDemand';

/** All icons there are; their drawings are large. */
const IconGrid = onDemand(() => import('./IconGrid').then((file) => file.IconGrid));

/** An icon by its name: typed, or chosen from all there are. */
export function IconInput({ value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const choose = (name: string) => {
    setOpen(false);
    onChange?.(name);
  };
  return (
    <Input
      {...props}
      allowClear
      maxLength={50}
      value={value}
      prefix={<MenuIcon name={value.trim()} />}
      onChange={({ target }) => onChange?.(target.value)}
      suffix={
        <Popover
          trigger="click"
          placement="bottomRight"
          open={open}
          onOpenChange={setOpen}
          destroyOnHidden
          content={<IconGrid chosen={value} onChoose={choose} />}
        >
          <Button type="link" size="small">
            {t('menu.chooseIcon')}
          </Button>
        </Popover>
      }
    />
  );
}
