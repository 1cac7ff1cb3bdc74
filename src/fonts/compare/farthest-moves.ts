import type { MovedMost } from '@/domain/catalogue/releases/reflow'

/** Counts what moved by a unit or more, at any place on the axes, and remembers what moved farthest. */
export class FarthestMoves {
  readonly #byText = new Map<string, number>()

  add(text: string, by: number): void {
    const rounded = Math.round(by)
    const known = this.#byText.get(text) ?? 0
    if (Math.abs(rounded) > Math.abs(known)) this.#byText.set(text, rounded)
  }

  summary(): MovedMost {
    const [first, ...others] = [...this.#byText].map(([text, by]) => ({ text, by }))
    const most = others.reduce<{ text: string; by: number } | null>(
      (best, move) => (best && Math.abs(move.by) > Math.abs(best.by) ? move : best),
      first ?? null,
    )
    return { count: this.#byText.size, most }
  }
}
