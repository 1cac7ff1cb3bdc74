const MOST_KEPT = 200

/** What is kept of pages, by their text or address: old versions of a page, and old pages, are the first to go. */
export class LastPages<Kept> extends Map<string, Kept> {
  override set(page: string, kept: Kept): this {
    this.delete(page)
    super.set(page, kept)
    for (const oldest of this.keys()) {
      if (this.size <= MOST_KEPT) break
      this.delete(oldest)
    }
    return this
  }
}
