import base from './vite.config.ts';
import { drawnModules } from './scripts/drawnModules.mjs';
export default (env) => { const c = base(env); return { ...c, plugins: [...c.plugins, drawnModules()] }; };
