import { type ColumnMatch, importFields, type ImportFieldKey } from '@dehesa/domain/imports';
import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTextsOf } from '../../lib/backoffice-language';
import { Refusal } from '../../lib/refusal';
import { type Outputs, trpc } from '../../lib/trpc';

type Import = Outputs['imports']['read'];

/** Says which column of the file holds which field, with the first row as an example, and has the rows looked at. */
export function ColumnMatching({ file, onChecking }: { file: Import; onChecking: () => void }) {
  const texts = useTextsOf(importTexts);
  const [columns, setColumns] = useState<ColumnMatch>(file.columns);
  const [tried, setTried] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const check = trpc.imports.check.useMutation({ onSuccess: onChecking });
  const fields = importFields[file.kind];
  const missing = fields.filter(({ key, required }) => required && columns[key] === undefined).map(({ key }) => key);

  function submit() {
    setTried(true);
    const [first] = missing;
    if (first !== undefined) grid.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    else check.mutate({ id: file.id, columns });
  }

  return (
    <Stack gap="md">
      <Text>{texts.columns.hint}</Text>
      <SimpleGrid ref={grid} cols={{ base: 1, sm: 2, lg: 3 }}>
        {fields.map(({ key, required }) => (
          <ColumnChoice
            key={key}
            field={key}
            file={file}
            required={required === true}
            column={columns[key]}
            missing={tried && missing.includes(key)}
            onChange={(column) => {
              const { [key]: _before, ...others } = columns;
              setColumns(column === undefined ? others : { ...others, [key]: column });
            }}
          />
        ))}
      </SimpleGrid>
      <Refusal error={check.error} />
      <Group>
        <Button onClick={submit} loading={check.isPending}>
          {texts.columns.check}
        </Button>
      </Group>
    </Stack>
  );
}

interface ColumnChoiceProps {
  field: ImportFieldKey;
  file: Import;
  required: boolean;
  column: number | undefined;
  missing: boolean;
  onChange: (column: number | undefined) => void;
}

function ColumnChoice({ field, file, required, column, missing, onChange }: ColumnChoiceProps) {
  const texts = useTextsOf(importTexts);
  const sample = column === undefined ? undefined : file.sample?.[column];
  const headings = file.headings.map((heading, index) => ({
    value: String(index),
    label: heading === '' ? `#${index + 1}` : heading,
  }));
  const example = sample === undefined || sample === '' ? texts.columns.noExample : texts.columns.example(sample);
  return (
    <Select
      name={field}
      label={texts.fieldName(field)}
      required={required}
      data={headings}
      value={column === undefined ? null : String(column)}
      onChange={(value) => onChange(value === null ? undefined : Number(value))}
      placeholder={texts.columns.none}
      clearable
      error={missing && texts.columns.missing}
      description={
        column === undefined ? undefined : <span style={{ overflowWrap: 'anywhere' }}>{example.slice(0, 90)}</span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
