import { MenuItem, Separator } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuEntry } from './menuEntry.ts';
import * as styles from './Menu.css.ts';

/** One row of a `Menu`. */
export function MenuRow({ item }: { item: MenuEntry }) {
  if ('kind' in item) return <Separator className={styles.separator} />;
  const { id, label, description, icon, iconEnd, tone, isDisabled } = item;
  const { badge, href, target, onAction } = item;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      href={href}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      onAction={onAction}
      className={styles.item({ tone })}
    >
      {icon && (
        <span className={styles.itemIcon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.itemWords}>
        <span className={styles.itemLabel}>
          {label}
          {description !== undefined && (
            <span className={styles.itemDescription}> {description}</span>
          )}
        </span>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </span>
      {iconEnd && (
        <span className={styles.itemEnd}>
          <Icon icon={iconEnd} size="sm" isDirectional />
        </span>
      )}
    </MenuItem>
  );
}
