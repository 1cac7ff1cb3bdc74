/** What was seen from outside: every answer, every promise made to a buyer, and what nobody should have been answered. */
export class Witness {
  readonly statuses = new Map<string, number>()
  /** Numbers of orders that were placed, and of those that their buyer was told are paid. */
  readonly placed = new Set<string>()
  readonly toldPaid = new Set<string>()
  readonly orderKeys = new Map<string, string>()
  readonly surprises: string[] = []
  /** Requests that were answered well. */
  answered = 0
  downloads = 0
  slowestAnswerMs = 0

  noteAnswer(status: number | 'line cut' | 'silent', ms: number): void {
    const name = String(status)
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1)
    if (status === 200) this.answered += 1
    if (typeof status === 'number') this.slowestAnswerMs = Math.max(this.slowestAnswerMs, ms)
  }

  surprise(what: string): void {
    if (!this.surprises.includes(what)) this.surprises.push(what)
  }
}
