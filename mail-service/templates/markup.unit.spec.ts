import { describe, expect, it } from 'vitest';
import { markup, nothing } from './markup.ts';

describe('A value embedded into a page', () => {
  it('is escaped between tags and within quotes', () => {
    const name = `<img src=x onerror="alert('1')"> & Söhne`;
    const page = markup`<p title="${name}">${name}</p>`;
    const safe = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne';
    expect(page.html).toBe(`<p title="${safe}">${safe}</p>`);
  });

  it('stays unchanged if it is markup, single or in a list', () => {
    const lines = ['a', '<b>'].map((line) => markup`<li>${line}</li>`);
    expect(markup`<ul>${lines}</ul>${nothing}`.html).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('may be a number', () => expect(markup`${12}`.html).toBe('12'));
});
