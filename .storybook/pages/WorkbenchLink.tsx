import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** A link from a page to another place in the workbench that does not reload the workbench. */
export function WorkbenchLink({ href, children }: PropsWithChildren<{ href: string }>) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}
