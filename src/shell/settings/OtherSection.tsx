import { useT } from '@/i18n';
import { useTheme } from '@/stores/theme';
import { Section } from './Row';
import { SelectRow } from './SelectRow';

/** Styles of tags and columns, and the animation between screens. */
export function OtherSection() {
  const t = useT();
  const noColumns = useTheme((theme) => theme.layout !== 'columns');
  return (
    <Section title={t('layout.fiveTitle')}>
      <SelectRow
        field="tagsStyle"
        label="layout.fiveTagsStyle"
        options={[
          { value: 'tags-style-one', label: 'layout.tagsOne' },
          { value: 'tags-style-four', label: 'layout.tagsFour' },
          { value: 'tags-style-five', label: 'layout.tagsFive' },
        ]}
      />
      <SelectRow
        field="animation"
        label="layout.fiveAnimation"
        options={[
          { value: 'slide-right', label: 'layout.slideRight' },
          { value: 'slide-left', label: 'layout.slideLeft' },
          { value: 'opacitys', label: 'layout.opacitys' },
        ]}
      />
      <SelectRow
        field="columnsAsideStyle"
        label="layout.fiveColumnsAsideStyle"
        off={noColumns}
        options={[
          { value: 'columns-round', label: 'layout.columnsRound' },
          { value: 'columns-card', label: 'layout.columnsCard' },
        ]}
      />
      <SelectRow
        field="columnsAsideLayout"
        label="layout.fiveColumnsAsideLayout"
        off={noColumns}
        options={[
          { value: 'columns-horizontal', label: 'layout.columnsHorizontal' },
          { value: 'columns-vertical', label: 'layout.columnsVertical' },
        ]}
      />
    </Section>
  );
}
