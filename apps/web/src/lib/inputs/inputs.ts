import {
  Checkbox as Box,
  NumberInput as Num,
  type Primitive,
  Select as Choice,
  type SelectProps,
  Textarea as Area,
  TextInput as Text,
} from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import type { ReactNode } from 'react';
import { quiet } from './quiet';

export const TextInput = quiet(Text);
export const Textarea = quiet(Area);
export const NumberInput = quiet(Num);
export const Checkbox = quiet(Box);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same component, whose type parameter `quiet` does not carry
export const Select = quiet<SelectProps>(Choice) as <Value extends Primitive = string>(
  props: SelectProps<Value>,
) => ReactNode;
