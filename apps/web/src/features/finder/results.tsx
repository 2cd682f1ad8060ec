import type { FinderTexts } from '@dehesa/i18n/backoffice/finder';
import { IconPencil } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { EntryGroup } from './entry';
import classes from './finder.module.css';
import type { Option, Options } from './options';

/** A number, a date or a word is not broken in two lines. */
const longestWhole = 20;

interface ResultsProps {
  groups: readonly EntryGroup[];
  options: Options;
  texts: FinderTexts;
  /** It is not yet the answer to what is typed. */
  late: boolean;
}

/** What can be opened, by group. */
export function Results({ groups, options, texts, late }: ResultsProps) {
  if (options.all.length === 0) return null;
  const left = [...options.all];
  return (
    <div
      id={options.listId}
      role="listbox"
      aria-label={texts.title}
      className={classes.list}
      data-late={late || undefined}
    >
      {groups.map((group) => {
        const headId = `${options.listId}-${group.key}`;
        const own = left.splice(0, sizeOf(group));
        return (
          <div key={group.key} role="group" aria-labelledby={headId} className={classes.group}>
            <div id={headId} role="presentation" className={classes.heading}>
              {group.label}
            </div>
            {rowsOf(own).map((row) => (
              <div key={row[0]?.id} role="presentation" className={classes.row}>
                {row.map((option) => (
                  <OptionRow key={option.id} option={option} group={group} options={options} texts={texts} />
                ))}
              </div>
            ))}
            {group.more === 'type' && (
              <div role="presentation" className={classes.note}>
                {texts.tooMany}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const sizeOf = ({ entries, more }: EntryGroup) =>
  entries.reduce((sum, { edit }) => sum + (edit === undefined ? 1 : 2), more === 'ask' ? 1 : 0);

/** The form of an entry stands beside it. */
function rowsOf(options: readonly Option[]): Option[][] {
  const rows: Option[][] = [];
  for (const option of options) {
    if (option.offered.kind === 'edit') rows.at(-1)?.push(option);
    else rows.push([option]);
  }
  return rows;
}

interface OptionRowProps extends Pick<ResultsProps, 'options' | 'texts'> {
  option: Option;
  group: EntryGroup;
}

function OptionRow({ option, group, options, texts }: OptionRowProps) {
  const { offered } = option;
  const look = {
    id: option.id,
    role: 'option',
    'aria-selected': option.id === options.active,
    'data-kind': offered.kind,
    className: classes.option,
    // The focus stays where one types.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => options.choose(option),
  };
  if (offered.kind === 'more')
    return (
      <div {...look} aria-label={texts.moreOf(group.label)}>
        {texts.more}
      </div>
    );
  const { entry } = offered;
  if (offered.kind === 'edit')
    return (
      <div {...look} aria-label={entry.edit?.label}>
        <IconPencil size={20} stroke={1.6} aria-hidden />
        <span className={classes.editWord}>{texts.edit}</span>
      </div>
    );
  return (
    <div {...look}>
      <span className={classes.words}>
        <span className={classes.label}>{entry.label}</span>
        {entry.details.length > 0 && (
          <span className={classes.details}>
            {entry.details.map((detail, at) => (
              <Fragment key={detail}>
                {at > 0 && ' · '}
                <span className={detail.length <= longestWhole ? classes.whole : undefined}>{detail}</span>
              </Fragment>
            ))}
          </span>
        )}
      </span>
      {entry.state !== undefined && <span className={classes.state}>{entry.state}</span>}
    </div>
  );
}
