/**
 * Firefox, driven by WebDriver BiDi, the W3C standard (https://w3c.github.io/webdriver-bidi/) that every Firefox speaks.
 * Playwright's own driver for it needs commands that Firefox ESR 140 does not have.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The settings of a new profile: reduced motion, English, and no requests of the browser's own. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en',
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const TIMEOUT = 30_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  error?: string;
  message?: string;
  method?: string;
  result?: unknown;
  params?: { level?: string; type?: string; text?: string };
}

interface Waiting {
  done: (result: unknown) => void;
  fail: (error: Error) => void;
}

/** What `script.callFunction` returns, as far as it is used here. */
interface Called {
  exceptionDetails?: { text: string };
  result?: { value?: string; sharedId?: string };
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export class Firefox {
  /** The errors of the pages' scripts so far. */
  readonly errors: string[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #context = '';

  private constructor(
    readonly child: ChildProcess,
    readonly profile: string,
    readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Answer);
    socket.onclose = () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('Firefox has closed the connection'));
    };
  }

  /** Starts the program with an empty profile and one window of 1280 by 720. */
  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'gravegoods-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((found, fail) => {
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`Firefox exited with ${code}`)));
      createInterface({ input: child.stderr }).on('line', (line) => {
        const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (listening) found(listening);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise<void>((open, fail) => {
      socket.onopen = () => open();
      socket.onerror = () => fail(new Error(`no connection to ${address}`));
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.#send('session.new', { capabilities: {} });
    await firefox.#send('session.subscribe', { events: ['log.entryAdded'] });
    const tree = (await firefox.#send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    firefox.#context = tree.contexts[0]!.context;
    await firefox.#send('browsingContext.setViewport', {
      context: firefox.#context,
      viewport: { width: 1280, height: 720 },
    });
    return firefox;
  }

  async end(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.socket.close();
    this.child.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #receive(answer: Answer): void {
    const { id, type, params } = answer;
    if (type === 'event' && params?.type === 'javascript' && params.level === 'error')
      this.errors.push(params.text ?? '');
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (type === 'error') waiting.fail(new Error(`${answer.error}: ${answer.message}`));
    else waiting.done(answer.result);
  }

  #send(method: string, params: object): Promise<unknown> {
    const id = (this.#last += 1);
    const answer = new Promise((done, fail) => this.#waiting.set(id, { done, fail }));
    this.socket.send(JSON.stringify({ id, method, params }));
    return answer;
  }

  /** Runs a function before the scripts of every page. */
  async addInitScript(script: () => void): Promise<void> {
    await this.#send('script.addPreloadScript', { functionDeclaration: String(script) });
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** Calls a function of JavaScript's text in the page. */
  async #call(functionDeclaration: string, args: object[]): Promise<NonNullable<Called['result']>> {
    const called = (await this.#send('script.callFunction', {
      functionDeclaration,
      arguments: args,
      awaitPromise: true,
      target: { context: this.#context },
    })) as Called;
    if (called.exceptionDetails) throw new Error(called.exceptionDetails.text);
    return called.result ?? {};
  }

  /** Calls a function in the page with data, and returns its result, which is data too. */
  async evaluate<Arg extends Json, Result extends Json>(run: (arg: Arg) => Result, arg: Arg): Promise<Result> {
    const text = `(text) => JSON.stringify((${run})(JSON.parse(text)))`;
    const { value } = await this.#call(text, [{ type: 'string', value: JSON.stringify(arg) }]);
    return JSON.parse(value ?? 'null') as Result;
  }

  /** Waits until a function returns something other than false, and returns it. The page checks every frame. */
  async waitFor<Arg extends Json, Result extends Json>(
    run: (arg: Arg) => Result,
    arg: Arg,
  ): Promise<Exclude<Result, false>> {
    const text = `async (text) => {
      const end = performance.now() + ${TIMEOUT};
      for (;;) {
        const result = (${run})(JSON.parse(text));
        if (result !== false) return JSON.stringify(result);
        if (performance.now() > end) throw new Error('waited in vain for ' + text + ' at ' + location.href);
        await new Promise((next) => requestAnimationFrame(next));
      }
    }`;
    const { value } = await this.#call(text, [{ type: 'string', value: JSON.stringify(arg) }]);
    return JSON.parse(value ?? 'null') as Exclude<Result, false>;
  }

  /** Waits for the first shown and enabled element of a selector, whose text is as given if it is, and clicks it with the mouse. */
  async click(selector: string, name = ''): Promise<void> {
    const found = await this.#call(
      `async (selector, name) => {
        const end = performance.now() + ${TIMEOUT};
        for (;;) {
          const element = [...document.querySelectorAll(selector)].find((one) =>
            one.getClientRects().length > 0 && !one.disabled && (name === '' || one.textContent.trim() === name));
          if (element) {
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            return element;
          }
          if (performance.now() > end) throw new Error('there is no ' + selector + ' ' + name + ' to click at ' + location.href);
          await new Promise((next) => requestAnimationFrame(next));
        }
      }`,
      [
        { type: 'string', value: selector },
        { type: 'string', value: name },
      ],
    );
    const origin = { type: 'element', element: { sharedId: found.sharedId } };
    await this.#send('input.performActions', {
      context: this.#context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Waits for an element, and gives it the focus. */
  async focus(selector: string): Promise<void> {
    await this.waitFor((wanted) => {
      const element = document.querySelector<HTMLElement>(wanted);
      element?.focus();
      return element !== null && document.activeElement === element;
    }, selector);
  }

  /** Presses keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('input.performActions', {
      context: this.#context,
      actions: [{ type: 'key', id: 'keys', actions }],
    });
  }

  /** A picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    const { data } = (await this.#send('browsingContext.captureScreenshot', { context: this.#context })) as {
      data: string;
    };
    return Buffer.from(data, 'base64');
  }
}
