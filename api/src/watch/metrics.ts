import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

type Answered = { method: string; route: string; status: number };

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of this process and of the studio, as Prometheus reads them. docs/operations.md says which of them are alarms. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram();
  private readonly gauges = new Map<string, Gauge>();
  private readonly counters = new Map<string, Counter>();
  private watchesItself = false;

  answered(labels: Answered, duration: number): void {
    this.requests.observe(labels, duration);
  }

  /** A figure as it stands now; what is not said again is forgotten (`forget`). */
  set(name: string, help: string, value: number, labels: Record<string, string> = {}): void {
    const labelNames = Object.keys(labels);
    const known = this.gauges.get(name) ?? new Gauge({ name, help, labelNames, registers: [this.registry] });
    this.gauges.set(name, known);
    known.set(labels, value);
  }

  /** A figure that only grows, as it was counted elsewhere. */
  count(name: string, help: string, value: number, labels: Record<string, string>): void {
    const labelNames = Object.keys(labels);
    const known = this.counters.get(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
    this.counters.set(name, known);
    known.inc(labels, value);
  }

  /** Before figures are taken anew. */
  forget(): void {
    for (const one of [...this.gauges.values(), ...this.counters.values()]) one.reset();
  }

  /** @returns everything, in Prometheus' format. Memory and the event loop are looked at from the first time on. */
  async text(): Promise<{ type: string; text: string }> {
    if (!this.watchesItself) collectDefaultMetrics({ register: this.registry });
    this.watchesItself = true;
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  private histogram() {
    return new Histogram({
      name: "estudio_http_request_duration_seconds",
      help: "Answers by route and status, and how long they took",
      labelNames: ["method", "route", "status"] as const,
      buckets: seconds,
      registers: [this.registry],
    });
  }
}
