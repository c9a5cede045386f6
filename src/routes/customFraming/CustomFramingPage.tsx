import { useSearchParams } from 'react-router-dom';
import { uploadEffects } from '../../effects/cropEffects.ts';
import { Upload, upload } from '../../flows/upload/Upload.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { uploadLogic } from '../../ports/upload.ts';
import { Page } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Head } from '../head/Head.tsx';
import styles from './CustomFramingPage.module.css';

const STEPS = [
  [
    'Upload your photo',
    'From your phone, your camera or your computer. You crop it here, and see at once how large it can be printed.',
  ],
  [
    'Select a frame',
    'Mouldings, mats and canvas edges, drawn to scale around your own picture and on a wall like yours.',
  ],
  [
    'Receive it ready to hang',
    'Printed, framed and packed by hand, with the hooks on, to every pincode that we serve in India.',
  ],
] as const;

/** Links for shoppers who want something else than a framed photo. (CONF-01) */
const ALTERNATIVES = [
  ['/select/print', 'Print it without a frame'],
  ['/select/frame', 'Frame one of our prints'],
] as const;

/** The upload of a photo, and the three steps of framing it. (UPL-01, HOME-07) */
function UploadStart() {
  return (
    <Page>
      <div className={styles.start}>
        <header>
          <h1 className={styles.title}>Your photo, framed</h1>
          <p className={styles.lead}>
            A wedding, a grandmother, the view from a train: choose the one you would like to pass every day.
          </p>
        </header>
        <div className={styles.upload}>
          <upload.Provider logic={uploadLogic} effects={uploadEffects}>
            <Upload />
          </upload.Provider>
          <p className={styles.alternatives}>
            {ALTERNATIVES.map(([to, name]) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </p>
        </div>
        <ol className={styles.steps}>
          {STEPS.map(([name, description]) => (
            <li key={name} className={styles.step}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}

/** Lazy, because the chooser is many times as large as the start. */
const Chooser = lazyWithRetry(async () => (await import('./UploadChooser.tsx')).UploadChooser);

/** The start of custom framing; with a picture's id the chooser in its place. (ROUTE-29, UPL-01, UPL-03) */
export function CustomFramingPage() {
  const [search] = useSearchParams();
  return (
    <>
      <Head
        title="Custom framing"
        description="Your own photo or artwork, printed on paper or canvas and framed to the inch. Upload it, crop it, choose a frame."
        path="/custom-framing/"
      />
      {search.get('id') ? <Chooser /> : <UploadStart />}
    </>
  );
}
