import { Navigate } from 'react-router-dom';
import { Loading } from './Loading.tsx';

/** An address that leads to another one and takes its place in the history; on the server its page is on the way. */
export const MovedTo = ({ path }: { path: string }) => (
  <>
    <Loading />
    <Navigate to={path} replace />
  </>
);
