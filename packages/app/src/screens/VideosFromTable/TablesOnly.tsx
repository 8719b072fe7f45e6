import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useVideoTables } from '../../backend/embeddedParts.ts';
import type { VideoTables } from '../../backend/videoTables.ts';
import { paths } from '../../paths.ts';

/** For a backend that makes videos from tables; any other knows no such page. */
export function TablesOnly({ children }: { children: (tables: VideoTables) => ReactNode }) {
  const tables = useVideoTables();
  return tables ? children(tables) : <Navigate to={paths.dashboard()} replace />;
}
