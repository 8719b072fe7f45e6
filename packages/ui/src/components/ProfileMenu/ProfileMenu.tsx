import { Button } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { size } from '../../theme/tokens.ts';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { UserPicture, type UserPictureProps } from '../UserPicture/UserPicture.tsx';
import * as styles from './ProfileMenu.css.ts';
import { messages } from './ProfileMenu.messages.ts';

export interface ProfileMenuProps {
  /** Name of the signed-in user. */
  name: string;
  /** The user's email address, shown below the name. */
  detail?: string;
  /** The user's picture and its fallback; initials if both fail to load. */
  picture: Pick<UserPictureProps, 'src' | 'fallbackSrc'>;
  /** Rows of the `Menu`; signing out comes last. */
  items: readonly MenuEntry[];
}

/** The round picture in the top bar that opens the account menu, 260 px wide (specification, Shell). */
export function ProfileMenu({ name, detail, picture, items }: ProfileMenuProps) {
  const words = useMessages('profileMenu', messages);
  return (
    <Menu
      trigger={
        <Button className={styles.trigger} aria-label={words.label}>
          <UserPicture {...picture} name={name} size="md" />
        </Button>
      }
      label={words.label}
      items={items}
      width={Number.parseInt(size.profileMenu, 10)}
      header={
        <>
          <div dir="auto" className={styles.name}>
            {name}
          </div>
          {detail !== undefined && (
            <div dir="auto" className={styles.detail}>
              {detail}
            </div>
          )}
        </>
      }
    />
  );
}
