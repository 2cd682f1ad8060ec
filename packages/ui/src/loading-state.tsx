import { Center, Loader } from '@mantine/core';

export interface LoadingStateProps {
  /** What is being loaded, for people who do not see the wheel turn. */
  label: string;
}

export function LoadingState({ label }: LoadingStateProps) {
  return (
    <Center py="xl" role="status" aria-label={label}>
      <Loader aria-hidden />
    </Center>
  );
}
