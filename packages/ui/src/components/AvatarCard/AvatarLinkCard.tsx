import { Link } from 'react-aria-components';
import { AvatarCard, type AvatarCardProps } from './AvatarCard.tsx';
import { link } from './AvatarLinkCard.css.ts';

export interface AvatarLinkCardProps extends AvatarCardProps {
  /** Link target of the card; ignored for a placeholder. */
  href: string;
}

/**
 * An avatar that links to a page, as in the avatar library (specification section 2). A placeholder can be
 * neither pressed nor focused. Inside a `CardGrid`, give the grid `getHref` and use `AvatarCard`.
 */
export function AvatarLinkCard({ href, ...avatar }: AvatarLinkCardProps) {
  if (avatar.isPlaceholder) return <AvatarCard {...avatar} />;
  return (
    <Link href={href} className={link}>
      <AvatarCard {...avatar} />
    </Link>
  );
}
