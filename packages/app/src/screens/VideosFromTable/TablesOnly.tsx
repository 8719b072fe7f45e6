import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useVideoTables } from '../../backend/embeddedParts.ts';
import type { VideoTables } from '../../backend/videoTables.ts';
import { paths } from '../../paths.ts';

/** Renders the page if the backend makes videos from tables; for any other backend it does not exist. */
export function TablesOnly({ children }: { children: (tables: VideoTables) => ReactNode }) {
  const tables = useVideoTables();
  return tables ? children(tables) : <Navigate to={paths.dashboard()} replace />;
}
