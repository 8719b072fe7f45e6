import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createLatePart } from '../../loading/latePart.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SidebarContext } from './SidebarContext.ts';
import { messages } from './AppShell.messages.ts';

const lateDrawer = createLatePart(() => import('../Drawer/Drawer.tsx'));

export interface SidebarDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The `Sidebar`. */
  children: ReactNode;
}

/** The sidebar in windows too narrow for a fixed one. The drawer's code loads when the page is idle. */
export function SidebarDrawer({ isOpen, onOpenChange, children }: SidebarDrawerProps) {
  const words = useMessages('appShell', messages);
  const part = lateDrawer.usePart();
  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (isOpen) lateDrawer.want(() => giveUp());
  }, [isOpen]);
  return (
    part && (
      <part.Drawer label={words.drawer} isOpen={isOpen} onOpenChange={onOpenChange}>
        <SidebarContext.Provider value={() => onOpenChange(false)}>
          {children}
        </SidebarContext.Provider>
      </part.Drawer>
    )
  );
}
