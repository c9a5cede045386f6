/** An exact number, for reckonings that shall owe nothing to how a computer rounds. */
export class Fraction {
  private constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  static of(over: number | bigint, under: number | bigint = 1): Fraction {
    return new Fraction(BigInt(over), BigInt(under)).reduced();
  }

  /** '0.145' as 145/1000. */
  static decimal(text: string): Fraction {
    const [whole = '0', rest = ''] = text.split('.');
    return Fraction.of(BigInt(whole + rest), 10n ** BigInt(rest.length));
  }

  static sum = (all: readonly Fraction[]): Fraction => all.reduce((sum, each) => sum.plus(each), Fraction.of(0));

  plus = (other: Fraction) =>
    new Fraction(this.over * other.under + other.over * this.under, this.under * other.under).reduced();
  minus = (other: Fraction) => this.plus(new Fraction(-other.over, other.under));
  times = (other: Fraction) => new Fraction(this.over * other.over, this.under * other.under).reduced();
  per = (other: Fraction) => new Fraction(this.over * other.under, this.under * other.over).reduced();
  isLess = (other: Fraction) => this.over * other.under < other.over * this.under;
  /** Of numbers that are not negative. */
  floor = (): Fraction => new Fraction(this.over / this.under, 1n);
  least = (other: Fraction): Fraction => (other.isLess(this) ? other : this);
  isZero = () => this.over === 0n;
  toNumber = () => Number(this.over) / Number(this.under);

  private reduced(): Fraction {
    let [a, b] = [this.over < 0n ? -this.over : this.over, this.under];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 1n ? this : new Fraction(this.over / (a || 1n), this.under / (a || 1n));
  }
}
