/** Keeps what is made under a key, the few that were used last. What could not be made is made again by the next who asks. */
export class BoundedCache<Value> {
  readonly #kept = new Map<string, Promise<Value>>()

  constructor(readonly most: number) {}

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#kept.get(key) ?? make()
    this.#kept.delete(key)
    this.#kept.set(key, value)
    value.catch(() => this.#forget(key, value))
    for (const longestUnused of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break
      this.#kept.delete(longestUnused)
    }
    return value
  }

  #forget(key: string, value: Promise<Value>): void {
    if (this.#kept.get(key) === value) this.#kept.delete(key)
  }
}
