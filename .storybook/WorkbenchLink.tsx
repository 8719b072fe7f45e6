import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** A link of a page to another place of the workbench, without loading all of it again. */
export function WorkbenchLink({ href, children }: PropsWithChildren<{ href: string }>) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}
