import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { shared } from './shared'

/** What a process counts of itself, for Prometheus: once, whichever bundle counts. A label never holds what somebody sent. */
export function figures() {
  return shared('figures', makeFigures)
}

function makeFigures() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'fount_http_request_duration_seconds',
      help: 'How long answers took, by route and status.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    settlements: new Counter({
      name: 'fount_settlements_total',
      help: 'Times an order was settled, by outcome; the same order may be settled again.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    fontJobs: new Histogram({
      name: 'fount_font_job_duration_seconds',
      help: 'How long work on fonts took, waiting included, by kind and outcome.',
      labelNames: ['kind', 'outcome'] as const,
      buckets: [0.05, 0.25, 1, 5, 20, 60],
      registers,
    }),
    limits: new Counter({
      name: 'fount_limit_hits_total',
      help: 'Requests that a limit refused, by limit.',
      labelNames: ['limit'] as const,
      registers,
    }),
    failedWork: new Counter({
      name: 'fount_timed_work_failures_total',
      help: 'Runs of timed work that failed, by its name.',
      labelNames: ['work'] as const,
      registers,
    }),
  }
}

type Figure = {
  name: string
  help: string
  label?: string
  read: () => Promise<(readonly [string, number])[]>
}

/** A figure that is read whenever somebody looks: each label with its value. While it cannot be read there is none. */
export function setFigure({ name, help, label, read }: Figure): void {
  const { registry } = figures()
  registry.removeSingleMetric(name)
  new Gauge({
    ...{ name, help, labelNames: label ? [label] : [], registers: [registry] },
    async collect() {
      this.reset()
      if (!label) this.remove()
      for (const [value, count] of await read().catch(() => []))
        this.set(label ? { [label]: value } : {}, count)
    },
  })
}
