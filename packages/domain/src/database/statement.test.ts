import { describe, expect, it } from 'vitest';
import { firstWord, isStatementKind } from './statement';

describe('firstWord', () => {
  it.each([
    ['select 1', 'select'],
    ['  SELECT 1', 'select'],
    ['(select 1) union (select 2)', 'select'],
    ['-- a note\nselect 1', 'select'],
    ['/* a /* nested */ note */ UPDATE x set y = 1', 'update'],
    ['/* first */ -- second\r\n (with a as (select 1) select * from a)', 'with'],
    ['/**/commit', 'commit'],
    ['/* not closed select 1', ''],
    [';select 1', ''],
    ['', ''],
    ['"select"', ''],
  ])('of %j is %j', (statement, word) => {
    expect(firstWord(statement)).toBe(word);
  });
});

it.each(['select', 'with', 'values', 'table', 'show', 'explain', 'insert', 'update', 'delete', 'merge'])(
  'runs %s',
  (word) => expect(isStatementKind(word)).toBe(true),
);

it.each([
  '',
  'set',
  'reset',
  'begin',
  'commit',
  'rollback',
  'prepare',
  'do',
  'call',
  'copy',
  'alter',
  'create',
  'grant',
])('does not run %j', (word) => expect(isStatementKind(word)).toBe(false));
