/** An exact number, for calculations without rounding errors. */
export class Fraction {
  private constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  static of(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
    return new Fraction(BigInt(numerator), BigInt(denominator)).reduced();
  }

  /** '0.145' as 145/1000. */
  static decimal(text: string): Fraction {
    const [whole = '0', rest = ''] = text.split('.');
    return Fraction.of(BigInt(whole + rest), 10n ** BigInt(rest.length));
  }

  static sum = (fractions: readonly Fraction[]): Fraction =>
    fractions.reduce((sum, fraction) => sum.plus(fraction), Fraction.of(0));

  plus = (other: Fraction) =>
    new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    ).reduced();
  minus = (other: Fraction) => this.plus(new Fraction(-other.numerator, other.denominator));
  times = (other: Fraction) =>
    new Fraction(this.numerator * other.numerator, this.denominator * other.denominator).reduced();
  dividedBy = (other: Fraction) =>
    new Fraction(this.numerator * other.denominator, this.denominator * other.numerator).reduced();
  isLess = (other: Fraction) => this.numerator * other.denominator < other.numerator * this.denominator;
  /** Of numbers that are not negative. */
  floor = (): Fraction => new Fraction(this.numerator / this.denominator, 1n);
  min = (other: Fraction): Fraction => (other.isLess(this) ? other : this);
  isZero = () => this.numerator === 0n;
  toNumber = () => Number(this.numerator) / Number(this.denominator);

  private reduced(): Fraction {
    let [a, b] = [this.numerator < 0n ? -this.numerator : this.numerator, this.denominator];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 1n ? this : new Fraction(this.numerator / (a || 1n), this.denominator / (a || 1n));
  }
}
