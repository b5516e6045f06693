import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

type Answered = { method: string; route: string; status: number };

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of this process and of the studio. docs/operations.md lists the alerts. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram();
  private readonly gauges = new Map<string, Gauge>();
  private readonly counters = new Map<string, Counter>();
  private collectsDefaults = false;

  observe(labels: Answered, duration: number): void {
    this.requests.observe(labels, duration);
  }

  /** Set a gauge. `forget` drops the values that are not set again. */
  set(name: string, help: string, value: number, labels: Record<string, string> = {}): void {
    const labelNames = Object.keys(labels);
    const known = this.gauges.get(name) ?? new Gauge({ name, help, labelNames, registers: [this.registry] });
    this.gauges.set(name, known);
    known.set(labels, value);
  }

  /** Set a counter to a value that was counted elsewhere. Call `forget` before. */
  count(name: string, help: string, value: number, labels: Record<string, string>): void {
    const labelNames = Object.keys(labels);
    const known = this.counters.get(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
    this.counters.set(name, known);
    known.inc(labels, value);
  }

  /** Reset the values before they are read again. */
  resetValues(): void {
    for (const one of [...this.gauges.values(), ...this.counters.values()]) one.reset();
  }

  /** Return all metrics in Prometheus' text format. Default metrics (memory, event loop) start with the first call. */
  async text(): Promise<{ type: string; text: string }> {
    if (!this.collectsDefaults) collectDefaultMetrics({ register: this.registry });
    this.collectsDefaults = true;
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  private histogram() {
    return new Histogram({
      name: "estudio_http_request_duration_seconds",
      help: "Duration of HTTP requests by route and status, seconds",
      labelNames: ["method", "route", "status"] as const,
      buckets: seconds,
      registers: [this.registry],
    });
  }
}
