import type { SortDirection } from '@dehesa/domain/paging';
import { Card, SimpleGrid, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { type ColumnChoice, useListLook } from './list-look';
import classes from './list-look.module.css';
import { ariaSort, SortButton } from './sort-button';

/** It comes after the list, which says more. */
const ListLookButton = lazy(async () => ({ default: (await import('./list-look-button')).ListLookButton }));

/** A column of a list; the first one names its row. */
export interface Column<Row, Order extends string = never> {
  /** What can be pressed to sort by, from top to bottom. */
  sorts?: readonly { order: Order; label: string }[];
  /** What the heading says besides, or where nothing can be sorted by. */
  heading?: ReactNode;
  /** By it the column can be left out; the first and what has none always stands. */
  name?: string;
  /** In a dense list a row is one line. */
  renderCell: (row: Row, dense: boolean) => ReactNode;
}

/** What a list is sorted by, and what to do when another heading is pressed. */
export interface Sorting<Order extends string> {
  order: Order | undefined;
  direction: SortDirection;
  onSort: (order: Order) => void;
}

export interface DataListProps<Row extends { id: number | string }, Order extends string> {
  /** By it its look is remembered (U47). */
  name: string;
  rows: readonly Row[];
  /** Says what the table lists, to who does not see it. */
  caption: string;
  columns: readonly Column<Row, Order>[];
  /** What a card holds, on phones and tablets; with rows that can be ticked, the tick box besides. */
  renderCard: (row: Row, tick: ReactNode) => ReactNode;
  /** Tick boxes: one of each row, and one of all that are shown. */
  ticks?: { all: ReactNode; of: (row: Row) => ReactNode };
  sorting?: Sorting<Order>;
  /** A line of its own below a row of the table, with its id; its card shows it by itself. */
  below?: (row: Row) => { id: string; content: ReactNode } | null;
  /** The width from which there is room for the table. */
  wideFrom?: string;
  /** Between the columns, and above and below the rows. */
  spacing?: { columns?: 'xs' | 'sm' | 'md'; rows?: 'xs' | 'sm' };
  /** The width below which the table scrolls within its own frame. */
  scrollBelow?: number;
  /** Another page is on its way. */
  busy: boolean;
}

/** Whether a screen has room for tables. */
export function useWide(from = '75em'): boolean {
  return useMediaQuery(`(min-width: ${from})`, true, { getInitialValueInEffect: false });
}

/** A list as a table on a desk and as cards on a phone. */
export function DataList<Row extends { id: number | string }, Order extends string = never>(
  props: DataListProps<Row, Order>,
) {
  const wide = useWide(props.wideFrom);
  return wide ? <DataTable {...props} /> : <DataCards {...props} />;
}

function DataCards<Row extends { id: number | string }, Order extends string>({
  rows,
  renderCard,
  ticks,
  busy,
}: DataListProps<Row, Order>) {
  return (
    <div>
      {ticks?.all}
      <SimpleGrid cols={{ base: 1, sm: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={busy}>
        {rows.map((row) => (
          <li key={row.id}>
            <Card h="100%" p="md">
              {renderCard(row, ticks?.of(row))}
            </Card>
          </li>
        ))}
      </SimpleGrid>
    </div>
  );
}

function DataTable<Row extends { id: number | string }, Order extends string>({
  name,
  rows,
  caption,
  columns: every,
  sorting,
  below,
  ticks,
  spacing: { columns: horizontal = 'md', rows: vertical = 'xs' } = {},
  scrollBelow,
  busy,
}: DataListProps<Row, Order>) {
  const { dense, without } = useListLook(name);
  const columns = every.filter((column) => column.name === undefined || !without.includes(column.name));
  const table = (
    <Table
      verticalSpacing={dense ? 4 : vertical}
      horizontalSpacing={dense ? 6 : horizontal}
      fz="sm"
      aria-label={caption}
      className={dense ? classes.dense : undefined}
    >
      <Table.Thead>
        <Table.Tr>
          {ticks && <Table.Td className={classes.tick}>{ticks.all}</Table.Td>}
          {columns.map((column, index) => (
            <Heading key={index} column={column} sorting={sorting} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const line = below?.(row) ?? null;
          return (
            <Fragment key={row.id}>
              <Table.Tr>
                {ticks && <Table.Td className={classes.tick}>{ticks.of(row)}</Table.Td>}
                {columns.map(({ renderCell }, index) =>
                  index === 0 ? (
                    <Table.Th key={index} scope="row" fw={400}>
                      {renderCell(row, dense)}
                    </Table.Th>
                  ) : (
                    <Table.Td key={index}>{renderCell(row, dense)}</Table.Td>
                  ),
                )}
              </Table.Tr>
              {line !== null && (
                <Table.Tr bg="var(--dehesa-paper)">
                  <Table.Td colSpan={columns.length + (ticks ? 1 : 0)} id={line.id} pl={84}>
                    {line.content}
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          );
        })}
      </Table.Tbody>
    </Table>
  );
  return (
    <Card p={0} aria-busy={busy} className={classes.frame}>
      <Suspense>
        <ListLookButton list={name} columns={every.flatMap(choiceOf)} />
      </Suspense>
      {scrollBelow === undefined ? (
        table
      ) : (
        <Table.ScrollContainer type="native" minWidth={scrollBelow} tabIndex={0} aria-label={caption} role="region">
          {table}
        </Table.ScrollContainer>
      )}
    </Card>
  );
}

/** A column that can be left out is called what its heading says. */
function choiceOf<Row, Order extends string>({ name, sorts = [], heading }: Column<Row, Order>): ColumnChoice[] {
  if (name === undefined) return [];
  const words = [...sorts.map(({ label }) => label), ...(typeof heading === 'string' ? [heading] : [])];
  return [{ name, label: words.join(' · ') }];
}

function Heading<Row, Order extends string>({
  column: { sorts = [], heading },
  sorting,
}: {
  column: Column<Row, Order>;
  sorting: Sorting<Order> | undefined;
}) {
  if (sorting === undefined || sorts.length === 0) return <Table.Th scope="col">{heading}</Table.Th>;
  const sorted = sorts.find(({ order }) => order === sorting.order);
  const height = sorts.length > 1 || heading !== undefined ? 28 : undefined;
  return (
    <Table.Th scope="col" aria-sort={ariaSort(sorted && sorting.direction)}>
      {sorts.map(({ order, label }) => (
        <SortButton
          key={order}
          label={label}
          direction={order === sorted?.order ? sorting.direction : undefined}
          height={height}
          onSort={() => sorting.onSort(order)}
        />
      ))}
      {heading !== undefined && (
        <Text fw={600} size="sm" lh="28px">
          {heading}
        </Text>
      )}
    </Table.Th>
  );
}
