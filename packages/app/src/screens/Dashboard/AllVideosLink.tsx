import { TextLink } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../paths.ts';

/** The link from the dashboard's tabs to My Videos; its text states how many videos there are. */
export function AllVideosLink({ children }: { children: string }) {
  return (
    <TextLink href={paths.videos()} iconEnd={ArrowRight}>
      {children}
    </TextLink>
  );
}
