export type Orientation = 'Portrait' | 'Landscape' | 'Square';
