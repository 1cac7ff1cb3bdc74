type Release = (pointer: number) => void

/** Takes every pointer together with its release, and frees all in reverse however the work ends. */
export class HarfbuzzScope implements Disposable {
  readonly #owned: (readonly [pointer: number, release: Release])[] = []

  own(pointer: number, release: Release, what: string): number {
    if (pointer === 0) throw new HarfbuzzCouldNot(what)
    this.#owned.push([pointer, release])
    return pointer
  }

  [Symbol.dispose](): void {
    for (const [pointer, release] of this.#owned.toReversed()) release(pointer)
    this.#owned.length = 0
  }
}

export class HarfbuzzCouldNot extends Error {
  constructor(what: string) {
    super(`HarfBuzz could not ${what}.`)
    this.name = 'HarfbuzzCouldNot'
  }
}
