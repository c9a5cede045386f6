/** Told of each key that changed; `null` where it was removed. */
type Changed = (key: string, newValue: string | null) => void;

/** Web Storage over a map that several tabs may share. */
export class WebStorage implements Storage {
  constructor(
    private readonly held: Map<string, string>,
    private readonly changed: Changed = () => {},
  ) {}

  get length(): number {
    return this.held.size;
  }

  key = (at: number): string | null => [...this.held.keys()][at] ?? null;
  getItem = (key: string): string | null => this.held.get(key) ?? null;

  setItem(key: string, value: string): void {
    if (this.held.get(key) === value) return;
    this.held.set(key, value);
    this.changed(key, value);
  }

  removeItem(key: string): void {
    if (this.held.delete(key)) this.changed(key, null);
  }

  clear(): void {
    for (const key of [...this.held.keys()]) this.removeItem(key);
  }
}
