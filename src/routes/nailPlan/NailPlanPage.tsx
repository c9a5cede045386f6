import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { LISTS } from '../../domain/listArea.ts';
import { NailPlan, nailPlan } from '../../flows/nailPlan/NailPlan.tsx';
import { nailPlanLogic } from '../../ports/galleryWall.ts';
import { Page } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { NoIndex } from '../head/Head.tsx';
import styles from './NailPlanPage.module.css';

/** Where each nail of a gallery wall goes, to print. (WALL-02, WALL-04) */
export function NailPlanPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const logic = useMemo(() => nailPlanLogic({ queries }), [queries]);
  const alias = LISTS.walls.path + id;
  return (
    <Page>
      <NoIndex />
      <div className={styles.screen}>
        <nav aria-label="Back">
          <BackLink to={alias} />
        </nav>
        <nailPlan.Provider key={alias} logic={logic} options={{ input: { alias } }}>
          <NailPlan />
        </nailPlan.Provider>
      </div>
    </Page>
  );
}
