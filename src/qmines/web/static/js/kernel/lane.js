/**
 * A queue of calls to a kernel in a worker: one at a time, in order.
 *
 * A running call cannot be interrupted. If nobody waits for it any more while another call does, the worker is
 * replaced; so it is if a call outlasts its budget or the worker breaks down.
 */

const PATIENCE = 250; // milliseconds for an abandoned call while others wait
const HUNG = 6000; // the kernel gives up by itself after 2 seconds, or a little more
const MOST_FAILURES = 3; // in a row

/** A worker with the kernel. */
export const startWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

/** The kernel cannot answer: ask the server instead. */
export class Unavailable extends Error {}

/**
 * @typedef {{
 *   id: number, call: string, asked: object, began: number, abandoned: boolean,
 *   resolve: (answer: any) => void, reject: (error: unknown) => void,
 * }} Job
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} WorkerLike
 */

export class Lane {
  /** @param {() => WorkerLike} start */
  constructor(start) {
    this.start = start;
    /** @type {"idle" | "loading" | "ready" | "failed"} */
    this.state = "idle";
    /** @type {WorkerLike | null} */
    this.worker = null;
    /** @type {Job[]} */
    this.waiting = [];
    /** @type {Job | null} */
    this.running = null;
    this.calls = 0;
    this.failures = 0;
    this.timer = 0;
    /** Whether the kernel has been loaded once: then it is waited for while a worker is replaced. */
    this.proven = false;
    /** Resolves when it is known whether the kernel can be used. */
    this.opened = new Promise((/** @type {(usable: boolean) => void} */ resolve) => {
      this.settle = resolve;
    });
  }

  /** Load the kernel, unless that has been done. */
  open() {
    if (this.state === "idle") this.launch();
    return this.opened;
  }

  launch() {
    this.state = "loading";
    try {
      const worker = this.start();
      this.worker = worker;
      worker.onmessage = ({ data }) => this.heard(worker, data);
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.broken(worker);
      };
    } catch {
      this.fail();
    }
  }

  /**
   * @param {string} call
   * @param {object} asked
   * @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  ask(call, asked, signal) {
    this.open();
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.state === "failed") return reject(new Unavailable());
      this.calls += 1;
      /** @type {Job} */
      const job = { id: this.calls, call, asked, began: 0, abandoned: false, resolve, reject };
      signal?.addEventListener("abort", () => this.abandon(job, signal.reason), { once: true });
      this.waiting.push(job);
      this.proceed();
    });
  }

  /** @param {Job} job @param {unknown} reason */
  abandon(job, reason) {
    job.abandoned = true;
    this.waiting = this.waiting.filter((each) => each !== job);
    job.reject(reason);
    if (job === this.running) this.watch();
  }

  proceed() {
    if (this.state !== "ready") return;
    if (!this.running) {
      const job = this.waiting.shift();
      if (!job) return;
      this.running = job;
      job.began = performance.now();
      this.worker?.postMessage({ id: job.id, call: job.call, asked: job.asked });
    }
    this.watch();
  }

  /** Replace the worker when the running call has had its time. */
  watch() {
    clearTimeout(this.timer);
    const job = this.running;
    if (!job) return;
    if (job.abandoned && !this.waiting.length) return;
    const most = job.abandoned ? PATIENCE : HUNG;
    this.timer = setTimeout(() => this.replace(), Math.max(0, job.began + most - performance.now()));
  }

  replace() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.running?.reject(new Unavailable());
    this.running = null;
    this.launch();
  }

  /**
   * @param {WorkerLike} worker
   * @param {{ready?: boolean, id?: number, answer?: any, error?: string}} data
   */
  heard(worker, data) {
    if (worker !== this.worker) return;
    if (data.ready === false) {
      this.fail();
    } else if (data.ready) {
      this.state = "ready";
      this.proven = true;
      this.settle(true);
      this.proceed();
    } else if (data.error !== undefined) {
      this.broken(worker);
    } else if (data.id === this.running?.id) {
      clearTimeout(this.timer);
      this.failures = 0;
      this.running?.resolve(data.answer);
      this.running = null;
      this.proceed();
    }
  }

  /** @param {WorkerLike} worker */
  broken(worker) {
    if (worker !== this.worker) return;
    this.failures += 1;
    if (this.state === "loading" || this.failures >= MOST_FAILURES) this.fail();
    else this.replace();
  }

  /** The kernel cannot be used here. */
  fail() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.state = "failed";
    this.proven = false;
    this.settle(false);
    for (const job of [this.running, ...this.waiting]) job?.reject(new Unavailable());
    this.running = null;
    this.waiting = [];
  }
}
