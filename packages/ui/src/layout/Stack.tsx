import { Box, type BoxProps } from './Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap'> {
  /** Space between children, by token. */
  gap?: BoxProps['gap'];
}

/** Children below one another with even space. Use `Inline` for a row. */
export function Stack(props: StackProps) {
  return <Box display="flex" flexDirection="column" {...props} />;
}
