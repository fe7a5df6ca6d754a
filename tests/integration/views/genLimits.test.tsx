import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { TypedField } from '@/domain/gen/description';
import { fieldOf } from '@/domain/gen/source/draft';
import { translate } from '@/i18n';
import { FieldsInput } from '@/views/system/gen/FieldsInput';
import { soundFields } from '@/views/system/gen/rules';

const WHOLE = '请输入 0–1000000000 的整数';

/** The fields of a description, and what the form says of them. */
function Fields() {
  const [fields, setFields] = useState<TypedField[]>([fieldOf({ name: 'age', kind: 'count' })]);
  const others = { resourceName: 'guest', folder: 'member', title: { zh: '客人' }, titleField: 'age' };
  return (
    <>
      <FieldsInput value={fields} onChange={(next) => setFields(next ?? [])} />
      <output>{soundFields(fields, translate, { ...others, fields }, {})}</output>
    </>
  );
}

test.each(['5000000000', '12a'])(
  'a limit of %s stays as it is typed, and keeps the form from being sent',
  async (typed) => {
    render(<Fields />);
    await userEvent.click(screen.getByRole('button', { name: /age$/, expanded: false }));
    const most = screen.getByLabelText('最大');
    await userEvent.type(most, typed);
    await userEvent.tab();
    expect(most).toHaveValue(typed);
    expect(most).toHaveAccessibleDescription(WHOLE);
    expect(screen.getByRole('status')).toHaveTextContent(`age：${WHOLE}`);
  },
);
