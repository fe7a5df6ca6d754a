/** The style of a saved evidence page, on screen and on paper. */
export const pageStyle = `
:root{color-scheme:light}
body{margin:0;color:#1d2129;background:#fff;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{position:relative;max-width:860px;margin:0 auto;padding:32px 24px}
h1{margin:0 0 16px;font-size:22px;line-height:1.4;overflow-wrap:anywhere}
h2{margin:28px 0 8px;padding-bottom:4px;border-bottom:1px solid #c9cdd4;font-size:15px}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:4px 24px;margin:0}
h1+dl{grid-template-columns:minmax(0,1fr)}
dl>div{display:grid;grid-template-columns:120px minmax(0,1fr);gap:8px;break-inside:avoid}
dt{color:#4e5969}
dd{margin:0;overflow-wrap:anywhere;unicode-bidi:isolate}
table{width:100%;border-collapse:collapse;font-size:12px}
th,td{padding:4px 6px;border:1px solid #c9cdd4;text-align:start;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
td{unicode-bidi:isolate;font-variant-numeric:tabular-nums}
tr{break-inside:avoid}
pre{margin:0;padding:12px;border:1px solid #c9cdd4;font:11px/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:bidi-override}
figure{margin:0 0 16px;break-inside:avoid}
figure>div{position:relative;overflow:hidden}
img{display:block;max-width:100%}
.marks{position:fixed;inset:0;display:flex;flex-wrap:wrap;gap:72px 48px;align-content:flex-start;overflow:hidden;color:#000;opacity:.07;pointer-events:none}
.marks>span{transform:rotate(-20deg);white-space:nowrap}
figure .marks{position:absolute;gap:24px;opacity:.28;font-size:12px}
@media (max-width:600px){main{padding:16px 12px}dl{grid-template-columns:minmax(0,1fr)}section{overflow-x:auto}}
@page{size:A4;margin:14mm}
@media print{main{max-width:none;padding:0}}
`.trim();
