/** Called for each key that changed; `null` where it was removed. */
type ChangeListener = (key: string, newValue: string | null) => void;

/** A browser's local or session storage, over a map that several tabs may share. */
export class WebStorage implements Storage {
  constructor(
    readonly values = new Map<string, string>(),
    private readonly onChange: ChangeListener = () => {},
  ) {}

  get length(): number {
    return this.values.size;
  }

  key = (index: number): string | null => [...this.values.keys()][index] ?? null;
  getItem = (key: string): string | null => this.values.get(key) ?? null;

  setItem(key: string, value: string): void {
    if (this.values.get(key) === value) return;
    this.values.set(key, value);
    this.onChange(key, value);
  }

  removeItem(key: string): void {
    if (this.values.delete(key)) this.onChange(key, null);
  }

  clear(): void {
    for (const key of [...this.values.keys()]) this.removeItem(key);
  }
}
