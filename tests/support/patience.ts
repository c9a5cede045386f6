import { configure } from '@testing-library/react';

// A machine that does much else may take seconds over what takes a blink; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });
