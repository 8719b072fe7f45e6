/* Generated from recipeSchema.ts by `npm run build:recipe`. */
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:lectern:recipe:1","title":"Lectern project file","description":"Everything that one video of Lectern is made from.","type":"object","properties":{"$schema":{"type":"string","pattern":"^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$","title":"the address of lectern.schema.json","maxLength":500},"edit":{"type":"object","properties":{"aiEditSettings":{"type":["object","null"],"properties":{"brollFrequency":{"enum":["none","low","medium","high"]},"brollType":{"enum":["images","stock","mixed"]},"listicleStyle":{"enum":["none","bg","no-bg"]},"subtitleHighlightColor":{"type":"string","pattern":"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$","title":"a color such as #2049D2"},"title":{"type":"object","properties":{"text":{"type":"string","pattern":"^([\\p{L}\\p{M}\\p{Nd}\\s.,!?'\"()\\-]|\\{\\{[\\p{L}\\p{M}\\p{N}_ \\t\\-]+\\}\\})*$","title":"letters, digits, blanks and .,!?'\"()-","maxLength":50},"duration":{"type":"number","minimum":0,"maximum":999}},"required":[],"additionalProperties":false},"template":{"enum":["vivid","vivid2","storyteller","satisfying","chillguy","chillguy2","cinematic","impact","paper","movienight","split","kinetic","vortex","clean","bulletin"]}},"required":["template"],"additionalProperties":false},"bgVideoSettings":{"type":"object","properties":{"shape":{"enum":["square","circle","rectangle"]},"position":{"enum":["top-right","top-left","top-center","middle-center","bottom-right","bottom-left","bottom-center"]},"stroke":{"type":"object","properties":{"color":{"type":"string","pattern":"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$","title":"a color such as #2049D2"},"width":{"type":"number","minimum":0,"maximum":999}},"required":[],"additionalProperties":false}},"required":["stroke"],"additionalProperties":false},"additionalFeatures":{"type":"object","properties":{"applyAiEdit":{"type":"boolean"},"addBgm":{"type":"boolean"},"removeFillerWords":{"type":"boolean"},"removeSilenceParts":{"type":"boolean"},"enhanceAudio":{"type":"boolean"}},"required":["applyAiEdit","addBgm","removeFillerWords","removeSilenceParts","enhanceAudio"],"additionalProperties":false},"subtitleStyles":{"type":"object","properties":{"template":{"enum":["default","vivid","vivid2","storyteller","satisfying","chillguy","chillguy2","cinematic","impact","paper","movienight","split","kinetic","vortex","clean","bulletin"]},"fontSize":{"enum":["small","medium","large"]},"fontFamily":{"enum":["inter","bricolage","anton","instrument-serif","gochi-hand","special-elite"]},"textCasing":{"enum":["default","uppercase","lowercase","capitalize"]},"position":{"enum":["top-right","top-left","top-center","middle-center","bottom-right","bottom-left","bottom-center"]},"backgroundColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"baseColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"importantColor":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"highlightColors":{"type":"array","items":{"type":"string","pattern":"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$","title":"a color such as #2049D2 or white"},"maxItems":10}},"required":["template","fontSize","fontFamily","textCasing","position","backgroundColor","baseColor","importantColor","highlightColors"],"additionalProperties":false},"additionalSettings":{"type":"object","properties":{"soundEffectsVolume":{"type":"number","minimum":0,"maximum":100},"applySpeakerDetection":{"type":"boolean"}},"required":["soundEffectsVolume","applySpeakerDetection"],"additionalProperties":false},"bgmData":{"type":"object","properties":{"volume":{"type":"number","minimum":0,"maximum":100},"fadeIn":{"type":"number","minimum":0,"maximum":10},"fadeOut":{"type":"number","minimum":0,"maximum":10}},"required":["volume","fadeIn","fadeOut"],"additionalProperties":false}},"required":["aiEditSettings","bgVideoSettings","additionalFeatures","subtitleStyles","additionalSettings","bgmData"],"additionalProperties":false,"description":"AI edit data.","if":{"type":"object","properties":{"additionalFeatures":{"type":"object","properties":{"applyAiEdit":{"const":true}}}}},"then":{"type":"object","properties":{"aiEditSettings":{"type":"object"}}}},"version":{"const":1},"title":{"type":"string","pattern":"^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$","title":"a title on one line","maxLength":200},"language":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","title":"a language such as en-US","maxLength":35},"script":{"type":"string","pattern":"^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$","title":"plain text","minLength":1,"maxLength":150000,"description":"The words to speak, with marks such as [pause 1s]; {{name}} is a blank."},"voice":{"type":"object","properties":{"id":{"enum":["olivia","james","grace","callum","maya","marcus","isla","leo","zoe","angus","nora","ben","finn","otto","rob"]},"speed":{"type":"number","minimum":0.75,"maximum":1.5,"description":"A factor of the voice’s own pace."}},"required":["id","speed"],"additionalProperties":false},"presenter":{"type":"object","properties":{"name":{"type":"string","pattern":"^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$","title":"a name, no path and no address,","minLength":1,"maxLength":100},"style":{"enum":["avataaars","notionists"]},"options":{"type":"object"}},"required":["name","style","options"],"additionalProperties":false,"allOf":[{"if":{"type":"object","properties":{"style":{"const":"avataaars"}}},"then":{"type":"object","properties":{"options":{"type":"object","properties":{"accessories":{"enum":["eyepatch","kurt","prescription01","prescription02","round","sunglasses","wayfarers"]},"accessoriesColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"clothesColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"clothing":{"enum":["blazerAndShirt","blazerAndSweater","collarAndSweater","graphicShirt","hoodie","overall","shirtCrewNeck","shirtScoopNeck","shirtVNeck"]},"clothingGraphic":{"enum":["bat","bear","cumbia","deer","diamond","hola","pizza","resist","skull","skullOutline"]},"eyebrows":{"enum":["angry","angryNatural","default","defaultNatural","flatNatural","frownNatural","raisedExcited","raisedExcitedNatural","sadConcerned","sadConcernedNatural","unibrowNatural","upDown","upDownNatural"]},"eyes":{"enum":["closed","cry","default","eyeRoll","happy","hearts","side","squint","surprised","wink","winkWacky","xDizzy"]},"facialHair":{"enum":["beardLight","beardMajestic","beardMedium","moustacheFancy","moustacheMagnum"]},"facialHairColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"hairColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"hatColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"mouth":{"enum":["concerned","default","disbelief","eating","grimace","sad","screamOpen","serious","smile","tongue","twinkle","vomit"]},"nose":{"enum":["default"]},"skinColor":{"type":"string","pattern":"^[0-9a-fA-F]{6}$","title":"a color of six hexadecimal digits"},"top":{"enum":["bigHair","bob","bun","curly","curvy","dreads","dreads01","dreads02","frida","frizzle","fro","froBand","hat","hijab","longButNotTooLong","miaWallace","shaggy","shaggyMullet","shavedSides","shortCurly","shortFlat","shortRound","shortWaved","sides","straight01","straight02","straightAndStrand","theCaesar","theCaesarAndSidePart","turban","winterHat02","winterHat03","winterHat04","winterHat1"]}},"required":[],"additionalProperties":false}}}},{"if":{"type":"object","properties":{"style":{"const":"notionists"}}},"then":{"type":"object","properties":{"options":{"type":"object","properties":{"beard":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12"]},"body":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25"]},"bodyIcon":{"enum":["electric","galaxy","saturn"]},"brows":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13"]},"eyes":{"enum":["variant01","variant02","variant03","variant04","variant05"]},"gesture":{"enum":["hand","handPhone","ok","okLongArm","point","pointLongArm","waveLongArm","waveLongArms","waveOkLongArms","wavePointLongArms"]},"glasses":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11"]},"hair":{"enum":["hat","variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25","variant26","variant27","variant28","variant29","variant30","variant31","variant32","variant33","variant34","variant35","variant36","variant37","variant38","variant39","variant40","variant41","variant42","variant43","variant44","variant45","variant46","variant47","variant48","variant49","variant50","variant51","variant52","variant53","variant54","variant55","variant56","variant57","variant58","variant59","variant60","variant61","variant62","variant63"]},"lips":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20","variant21","variant22","variant23","variant24","variant25","variant26","variant27","variant28","variant29","variant30"]},"nose":{"enum":["variant01","variant02","variant03","variant04","variant05","variant06","variant07","variant08","variant09","variant10","variant11","variant12","variant13","variant14","variant15","variant16","variant17","variant18","variant19","variant20"]}},"required":[],"additionalProperties":false}}}}]},"scene":{"type":"object","properties":{"colour":{"enum":["ochre","sky","clay","sage","blush","ink","stone","plum"]},"backdrop":{"enum":["disc","arch","window","stage","board","shelf","product"]}},"required":["colour","backdrop"],"additionalProperties":false},"format":{"type":"object","properties":{"aspect":{"enum":["16:9","9:16","1:1"]},"resolution":{"enum":["720p","1080p"]}},"required":["aspect","resolution"],"additionalProperties":false},"captions":{"type":"object","properties":{"drawn":{"type":"boolean","description":"Whether they are part of the picture."},"style":{"enum":["karaoke","plain","outline"]}},"required":["drawn","style"],"additionalProperties":false}},"required":["version","title","language","script","voice","presenter","scene","format","captions"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (text) => Array.from(text).length;
const pattern4 = new RegExp("^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$", "u");
const pattern5 = new RegExp("^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$", "u");
const pattern6 = new RegExp("^([\\p{L}\\p{M}\\p{Nd}\\s.,!?'\"()\\-]|\\{\\{[\\p{L}\\p{M}\\p{N}_ \\t\\-]+\\}\\})*$", "u");
const pattern8 = new RegExp("^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$", "u");
const pattern12 = new RegExp("^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
const pattern13 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern14 = new RegExp("^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$", "u");
const pattern15 = new RegExp("^[0-9a-fA-F]{6}$", "u");
const pattern21 = new RegExp("^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:lectern:recipe:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.version === undefined) && (missing0 = "version")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.script === undefined) && (missing0 = "script"))) || ((data.voice === undefined) && (missing0 = "voice"))) || ((data.presenter === undefined) && (missing0 = "presenter"))) || ((data.scene === undefined) && (missing0 = "scene"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.captions === undefined) && (missing0 = "captions"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 500){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/pattern",keyword:"pattern",params:{pattern: "^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$"},schema:"^(https?://[!-~]+/|(\\.{0,2}/)*)lectern\\.schema\\.json$",parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined){
let data1 = data.edit;
const _errs4 = errors;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.additionalFeatures !== undefined){
let data2 = data1.additionalFeatures;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.applyAiEdit !== undefined){
if(true !== data2.applyAiEdit){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(errors === _errs12){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.aiEditSettings !== undefined){
let data4 = data1.aiEditSettings;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/then/properties/aiEditSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.then.properties.aiEditSettings.type,parentSchema:schema31.properties.edit.then.properties.aiEditSettings,data:data4}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.then.type,parentSchema:schema31.properties.edit.then,data:data1}];
return false;
}
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.aiEditSettings = true;
props0.additionalFeatures = true;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.edit.if,parentSchema:schema31.properties.edit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.aiEditSettings === undefined) && (missing1 = "aiEditSettings")) || ((data1.bgVideoSettings === undefined) && (missing1 = "bgVideoSettings"))) || ((data1.additionalFeatures === undefined) && (missing1 = "additionalFeatures"))) || ((data1.subtitleStyles === undefined) && (missing1 = "subtitleStyles"))) || ((data1.additionalSettings === undefined) && (missing1 = "additionalSettings"))) || ((data1.bgmData === undefined) && (missing1 = "bgmData"))){
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/required",keyword:"required",params:{missingProperty: missing1},schema:schema31.properties.edit.required,parentSchema:schema31.properties.edit,data:data1}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data1){
if(!((((((key1 === "aiEditSettings") || (key1 === "bgVideoSettings")) || (key1 === "additionalFeatures")) || (key1 === "subtitleStyles")) || (key1 === "additionalSettings")) || (key1 === "bgmData"))){
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.edit,data:data1}];
return false;
break;
}
}
if(_errs16 === errors){
if(data1.aiEditSettings !== undefined){
let data5 = data1.aiEditSettings;
const _errs17 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/type",keyword:"type",params:{type: schema31.properties.edit.properties.aiEditSettings.type},schema:schema31.properties.edit.properties.aiEditSettings.type,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data5}];
return false;
}
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5.template === undefined) && (missing2 = "template")){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/required",keyword:"required",params:{missingProperty: missing2},schema:schema31.properties.edit.properties.aiEditSettings.required,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data5}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data5){
if(!((((((key2 === "brollFrequency") || (key2 === "brollType")) || (key2 === "listicleStyle")) || (key2 === "subtitleHighlightColor")) || (key2 === "title")) || (key2 === "template"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings",schemaPath:"#/properties/edit/properties/aiEditSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.edit.properties.aiEditSettings,data:data5}];
return false;
break;
}
}
if(_errs19 === errors){
if(data5.brollFrequency !== undefined){
let data6 = data5.brollFrequency;
const _errs20 = errors;
if(!((((data6 === "none") || (data6 === "low")) || (data6 === "medium")) || (data6 === "high"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/brollFrequency",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/brollFrequency/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.brollFrequency,data:data6}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.brollType !== undefined){
let data7 = data5.brollType;
const _errs21 = errors;
if(!(((data7 === "images") || (data7 === "stock")) || (data7 === "mixed"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/brollType",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/brollType/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.brollType.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.brollType.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.brollType,data:data7}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.listicleStyle !== undefined){
let data8 = data5.listicleStyle;
const _errs22 = errors;
if(!(((data8 === "none") || (data8 === "bg")) || (data8 === "no-bg"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/listicleStyle",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/listicleStyle/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.listicleStyle,data:data8}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.subtitleHighlightColor !== undefined){
let data9 = data5.subtitleHighlightColor;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/subtitleHighlightColor",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/subtitleHighlightColor/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},schema:"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor,data:data9}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/subtitleHighlightColor",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/subtitleHighlightColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.subtitleHighlightColor,data:data9}];
return false;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.title !== undefined){
let data10 = data5.title;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const _errs27 = errors;
for(const key3 in data10){
if(!((key3 === "text") || (key3 === "duration"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title,data:data10}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.text !== undefined){
let data11 = data10.text;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(func2(data11) > 50){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data11}];
return false;
}
else {
if(!pattern6.test(data11)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/pattern",keyword:"pattern",params:{pattern: "^([\\p{L}\\p{M}\\p{Nd}\\s.,!?'\"()\\-]|\\{\\{[\\p{L}\\p{M}\\p{N}_ \\t\\-]+\\}\\})*$"},schema:"^([\\p{L}\\p{M}\\p{Nd}\\s.,!?'\"()\\-]|\\{\\{[\\p{L}\\p{M}\\p{N}_ \\t\\-]+\\}\\})*$",parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data11}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/text",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/text/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.text,data:data11}];
return false;
}
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.duration !== undefined){
let data12 = data10.duration;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 999 || isNaN(data12)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data12}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data12}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title/duration",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/properties/duration/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title.properties.duration,data:data12}];
return false;
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/title",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/title/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.aiEditSettings.properties.title.type,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.title,data:data10}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.template !== undefined){
let data13 = data5.template;
const _errs32 = errors;
if(!(((((((((((((((data13 === "vivid") || (data13 === "vivid2")) || (data13 === "storyteller")) || (data13 === "satisfying")) || (data13 === "chillguy")) || (data13 === "chillguy2")) || (data13 === "cinematic")) || (data13 === "impact")) || (data13 === "paper")) || (data13 === "movienight")) || (data13 === "split")) || (data13 === "kinetic")) || (data13 === "vortex")) || (data13 === "clean")) || (data13 === "bulletin"))){
validate20.errors = [{instancePath:instancePath+"/edit/aiEditSettings/template",schemaPath:"#/properties/edit/properties/aiEditSettings/properties/template/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.aiEditSettings.properties.template.enum},schema:schema31.properties.edit.properties.aiEditSettings.properties.template.enum,parentSchema:schema31.properties.edit.properties.aiEditSettings.properties.template,data:data13}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.bgVideoSettings !== undefined){
let data14 = data1.bgVideoSettings;
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((data14.stroke === undefined) && (missing3 = "stroke")){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/required",keyword:"required",params:{missingProperty: missing3},schema:schema31.properties.edit.properties.bgVideoSettings.required,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data14}];
return false;
}
else {
const _errs35 = errors;
for(const key4 in data14){
if(!(((key4 === "shape") || (key4 === "position")) || (key4 === "stroke"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data14}];
return false;
break;
}
}
if(_errs35 === errors){
if(data14.shape !== undefined){
let data15 = data14.shape;
const _errs36 = errors;
if(!(((data15 === "square") || (data15 === "circle")) || (data15 === "rectangle"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/shape",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/shape/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.bgVideoSettings.properties.shape.enum},schema:schema31.properties.edit.properties.bgVideoSettings.properties.shape.enum,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.shape,data:data15}];
return false;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.position !== undefined){
let data16 = data14.position;
const _errs37 = errors;
if(!(((((((data16 === "top-right") || (data16 === "top-left")) || (data16 === "top-center")) || (data16 === "middle-center")) || (data16 === "bottom-right")) || (data16 === "bottom-left")) || (data16 === "bottom-center"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/position",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/position/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.bgVideoSettings.properties.position.enum},schema:schema31.properties.edit.properties.bgVideoSettings.properties.position.enum,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.position,data:data16}];
return false;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.stroke !== undefined){
let data17 = data14.stroke;
const _errs38 = errors;
if(errors === _errs38){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const _errs40 = errors;
for(const key5 in data17){
if(!((key5 === "color") || (key5 === "width"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke,data:data17}];
return false;
break;
}
}
if(_errs40 === errors){
if(data17.color !== undefined){
let data18 = data17.color;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/color",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"},schema:"^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color,data:data18}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/color",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/color/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.color,data:data18}];
return false;
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data17.width !== undefined){
let data19 = data17.width;
const _errs43 = errors;
if(errors === _errs43){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 999 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},schema:999,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data19}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke/width",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/properties/width/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.properties.width,data:data19}];
return false;
}
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings/stroke",schemaPath:"#/properties/edit/properties/bgVideoSettings/properties/stroke/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings.properties.stroke,data:data17}];
return false;
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgVideoSettings",schemaPath:"#/properties/edit/properties/bgVideoSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgVideoSettings.type,parentSchema:schema31.properties.edit.properties.bgVideoSettings,data:data14}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.additionalFeatures !== undefined){
let data20 = data1.additionalFeatures;
const _errs45 = errors;
if(errors === _errs45){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if((((((data20.applyAiEdit === undefined) && (missing4 = "applyAiEdit")) || ((data20.addBgm === undefined) && (missing4 = "addBgm"))) || ((data20.removeFillerWords === undefined) && (missing4 = "removeFillerWords"))) || ((data20.removeSilenceParts === undefined) && (missing4 = "removeSilenceParts"))) || ((data20.enhanceAudio === undefined) && (missing4 = "enhanceAudio"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/required",keyword:"required",params:{missingProperty: missing4},schema:schema31.properties.edit.properties.additionalFeatures.required,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data20}];
return false;
}
else {
const _errs47 = errors;
for(const key6 in data20){
if(!(((((key6 === "applyAiEdit") || (key6 === "addBgm")) || (key6 === "removeFillerWords")) || (key6 === "removeSilenceParts")) || (key6 === "enhanceAudio"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data20}];
return false;
break;
}
}
if(_errs47 === errors){
if(data20.applyAiEdit !== undefined){
let data21 = data20.applyAiEdit;
const _errs48 = errors;
if(typeof data21 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/applyAiEdit",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/applyAiEdit/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.applyAiEdit.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.applyAiEdit,data:data21}];
return false;
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.addBgm !== undefined){
let data22 = data20.addBgm;
const _errs50 = errors;
if(typeof data22 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/addBgm",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/addBgm/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.addBgm.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.addBgm,data:data22}];
return false;
}
var valid10 = _errs50 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.removeFillerWords !== undefined){
let data23 = data20.removeFillerWords;
const _errs52 = errors;
if(typeof data23 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/removeFillerWords",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/removeFillerWords/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.removeFillerWords.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.removeFillerWords,data:data23}];
return false;
}
var valid10 = _errs52 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.removeSilenceParts !== undefined){
let data24 = data20.removeSilenceParts;
const _errs54 = errors;
if(typeof data24 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/removeSilenceParts",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/removeSilenceParts/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.removeSilenceParts.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.removeSilenceParts,data:data24}];
return false;
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.enhanceAudio !== undefined){
let data25 = data20.enhanceAudio;
const _errs56 = errors;
if(typeof data25 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures/enhanceAudio",schemaPath:"#/properties/edit/properties/additionalFeatures/properties/enhanceAudio/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalFeatures.properties.enhanceAudio.type,parentSchema:schema31.properties.edit.properties.additionalFeatures.properties.enhanceAudio,data:data25}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalFeatures",schemaPath:"#/properties/edit/properties/additionalFeatures/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.additionalFeatures.type,parentSchema:schema31.properties.edit.properties.additionalFeatures,data:data20}];
return false;
}
}
var valid5 = _errs45 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.subtitleStyles !== undefined){
let data26 = data1.subtitleStyles;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing5;
if((((((((((data26.template === undefined) && (missing5 = "template")) || ((data26.fontSize === undefined) && (missing5 = "fontSize"))) || ((data26.fontFamily === undefined) && (missing5 = "fontFamily"))) || ((data26.textCasing === undefined) && (missing5 = "textCasing"))) || ((data26.position === undefined) && (missing5 = "position"))) || ((data26.backgroundColor === undefined) && (missing5 = "backgroundColor"))) || ((data26.baseColor === undefined) && (missing5 = "baseColor"))) || ((data26.importantColor === undefined) && (missing5 = "importantColor"))) || ((data26.highlightColors === undefined) && (missing5 = "highlightColors"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/required",keyword:"required",params:{missingProperty: missing5},schema:schema31.properties.edit.properties.subtitleStyles.required,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data26}];
return false;
}
else {
const _errs60 = errors;
for(const key7 in data26){
if(!(func1.call(schema31.properties.edit.properties.subtitleStyles.properties, key7))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data26}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.template !== undefined){
let data27 = data26.template;
const _errs61 = errors;
if(!((((((((((((((((data27 === "default") || (data27 === "vivid")) || (data27 === "vivid2")) || (data27 === "storyteller")) || (data27 === "satisfying")) || (data27 === "chillguy")) || (data27 === "chillguy2")) || (data27 === "cinematic")) || (data27 === "impact")) || (data27 === "paper")) || (data27 === "movienight")) || (data27 === "split")) || (data27 === "kinetic")) || (data27 === "vortex")) || (data27 === "clean")) || (data27 === "bulletin"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/template",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/template/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.template.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.template.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.template,data:data27}];
return false;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.fontSize !== undefined){
let data28 = data26.fontSize;
const _errs62 = errors;
if(!(((data28 === "small") || (data28 === "medium")) || (data28 === "large"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/fontSize",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/fontSize/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.fontSize.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.fontSize.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.fontSize,data:data28}];
return false;
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.fontFamily !== undefined){
let data29 = data26.fontFamily;
const _errs63 = errors;
if(!((((((data29 === "inter") || (data29 === "bricolage")) || (data29 === "anton")) || (data29 === "instrument-serif")) || (data29 === "gochi-hand")) || (data29 === "special-elite"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/fontFamily",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/fontFamily/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.fontFamily.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.fontFamily.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.fontFamily,data:data29}];
return false;
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.textCasing !== undefined){
let data30 = data26.textCasing;
const _errs64 = errors;
if(!((((data30 === "default") || (data30 === "uppercase")) || (data30 === "lowercase")) || (data30 === "capitalize"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/textCasing",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/textCasing/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.textCasing.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.textCasing.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.textCasing,data:data30}];
return false;
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.position !== undefined){
let data31 = data26.position;
const _errs65 = errors;
if(!(((((((data31 === "top-right") || (data31 === "top-left")) || (data31 === "top-center")) || (data31 === "middle-center")) || (data31 === "bottom-right")) || (data31 === "bottom-left")) || (data31 === "bottom-center"))){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/position",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/position/enum",keyword:"enum",params:{allowedValues: schema31.properties.edit.properties.subtitleStyles.properties.position.enum},schema:schema31.properties.edit.properties.subtitleStyles.properties.position.enum,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.position,data:data31}];
return false;
}
var valid11 = _errs65 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.backgroundColor !== undefined){
let data32 = data26.backgroundColor;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data32 === "string"){
if(!pattern8.test(data32)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/backgroundColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor,data:data32}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/backgroundColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/backgroundColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.backgroundColor,data:data32}];
return false;
}
}
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.baseColor !== undefined){
let data33 = data26.baseColor;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data33 === "string"){
if(!pattern8.test(data33)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/baseColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/baseColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor,data:data33}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/baseColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/baseColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.baseColor,data:data33}];
return false;
}
}
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.importantColor !== undefined){
let data34 = data26.importantColor;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data34 === "string"){
if(!pattern8.test(data34)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/importantColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/importantColor/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor,data:data34}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/importantColor",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/importantColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.importantColor,data:data34}];
return false;
}
}
var valid11 = _errs70 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.highlightColors !== undefined){
let data35 = data26.highlightColors;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data35)){
if(data35.length > 10){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors,data:data35}];
return false;
}
else {
var valid12 = true;
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
const _errs74 = errors;
if(errors === _errs74){
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors/" + i0,schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/items/pattern",keyword:"pattern",params:{pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$"},schema:"^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{1,30})$",parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items,data:data36}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors/" + i0,schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.items,data:data36}];
return false;
}
}
var valid12 = _errs74 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles/highlightColors",schemaPath:"#/properties/edit/properties/subtitleStyles/properties/highlightColors/type",keyword:"type",params:{type: "array"},schema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors.type,parentSchema:schema31.properties.edit.properties.subtitleStyles.properties.highlightColors,data:data35}];
return false;
}
}
var valid11 = _errs72 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/subtitleStyles",schemaPath:"#/properties/edit/properties/subtitleStyles/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.subtitleStyles.type,parentSchema:schema31.properties.edit.properties.subtitleStyles,data:data26}];
return false;
}
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.additionalSettings !== undefined){
let data37 = data1.additionalSettings;
const _errs76 = errors;
if(errors === _errs76){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing6;
if(((data37.soundEffectsVolume === undefined) && (missing6 = "soundEffectsVolume")) || ((data37.applySpeakerDetection === undefined) && (missing6 = "applySpeakerDetection"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/required",keyword:"required",params:{missingProperty: missing6},schema:schema31.properties.edit.properties.additionalSettings.required,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data37}];
return false;
}
else {
const _errs78 = errors;
for(const key8 in data37){
if(!((key8 === "soundEffectsVolume") || (key8 === "applySpeakerDetection"))){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data37}];
return false;
break;
}
}
if(_errs78 === errors){
if(data37.soundEffectsVolume !== undefined){
let data38 = data37.soundEffectsVolume;
const _errs79 = errors;
if(errors === _errs79){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 100 || isNaN(data38)){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data38}];
return false;
}
else {
if(data38 < 0 || isNaN(data38)){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data38}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/soundEffectsVolume",schemaPath:"#/properties/edit/properties/additionalSettings/properties/soundEffectsVolume/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume.type,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.soundEffectsVolume,data:data38}];
return false;
}
}
var valid13 = _errs79 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data37.applySpeakerDetection !== undefined){
let data39 = data37.applySpeakerDetection;
const _errs81 = errors;
if(typeof data39 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings/applySpeakerDetection",schemaPath:"#/properties/edit/properties/additionalSettings/properties/applySpeakerDetection/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.edit.properties.additionalSettings.properties.applySpeakerDetection.type,parentSchema:schema31.properties.edit.properties.additionalSettings.properties.applySpeakerDetection,data:data39}];
return false;
}
var valid13 = _errs81 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/additionalSettings",schemaPath:"#/properties/edit/properties/additionalSettings/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.additionalSettings.type,parentSchema:schema31.properties.edit.properties.additionalSettings,data:data37}];
return false;
}
}
var valid5 = _errs76 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.bgmData !== undefined){
let data40 = data1.bgmData;
const _errs83 = errors;
if(errors === _errs83){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing7;
if((((data40.volume === undefined) && (missing7 = "volume")) || ((data40.fadeIn === undefined) && (missing7 = "fadeIn"))) || ((data40.fadeOut === undefined) && (missing7 = "fadeOut"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/required",keyword:"required",params:{missingProperty: missing7},schema:schema31.properties.edit.properties.bgmData.required,parentSchema:schema31.properties.edit.properties.bgmData,data:data40}];
return false;
}
else {
const _errs85 = errors;
for(const key9 in data40){
if(!(((key9 === "volume") || (key9 === "fadeIn")) || (key9 === "fadeOut"))){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema31.properties.edit.properties.bgmData,data:data40}];
return false;
break;
}
}
if(_errs85 === errors){
if(data40.volume !== undefined){
let data41 = data40.volume;
const _errs86 = errors;
if(errors === _errs86){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 100 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data41}];
return false;
}
else {
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data41}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/volume",schemaPath:"#/properties/edit/properties/bgmData/properties/volume/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.volume.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.volume,data:data41}];
return false;
}
}
var valid14 = _errs86 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.fadeIn !== undefined){
let data42 = data40.fadeIn;
const _errs88 = errors;
if(errors === _errs88){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 10 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data42}];
return false;
}
else {
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data42}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeIn",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeIn/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.fadeIn.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeIn,data:data42}];
return false;
}
}
var valid14 = _errs88 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.fadeOut !== undefined){
let data43 = data40.fadeOut;
const _errs90 = errors;
if(errors === _errs90){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 10 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},schema:10,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data43}];
return false;
}
else {
if(data43 < 0 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data43}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData/fadeOut",schemaPath:"#/properties/edit/properties/bgmData/properties/fadeOut/type",keyword:"type",params:{type: "number"},schema:schema31.properties.edit.properties.bgmData.properties.fadeOut.type,parentSchema:schema31.properties.edit.properties.bgmData.properties.fadeOut,data:data43}];
return false;
}
}
var valid14 = _errs90 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit/bgmData",schemaPath:"#/properties/edit/properties/bgmData/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.properties.bgmData.type,parentSchema:schema31.properties.edit.properties.bgmData,data:data40}];
return false;
}
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/type",keyword:"type",params:{type: "object"},schema:schema31.properties.edit.type,parentSchema:schema31.properties.edit,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data44 = data.version;
const _errs92 = errors;
if(1 !== data44){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},schema:1,parentSchema:schema31.properties.version,data:data44}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data45 = data.title;
const _errs93 = errors;
if(errors === _errs93){
if(typeof data45 === "string"){
if(func2(data45) > 200){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.title,data:data45}];
return false;
}
else {
if(!pattern12.test(data45)){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$"},schema:"^[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\s][^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]*$",parentSchema:schema31.properties.title,data:data45}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data45}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data46 = data.language;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data46 === "string"){
if(func2(data46) > 35){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},schema:35,parentSchema:schema31.properties.language,data:data46}];
return false;
}
else {
if(!pattern13.test(data46)){
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema31.properties.language,data:data46}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema31.properties.language.type,parentSchema:schema31.properties.language,data:data46}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.script !== undefined){
let data47 = data.script;
const _errs97 = errors;
if(errors === _errs97){
if(typeof data47 === "string"){
if(func2(data47) > 150000){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/maxLength",keyword:"maxLength",params:{limit: 150000},schema:150000,parentSchema:schema31.properties.script,data:data47}];
return false;
}
else {
if(func2(data47) < 1){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.script,data:data47}];
return false;
}
else {
if(!pattern14.test(data47)){
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/pattern",keyword:"pattern",params:{pattern: "^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$"},schema:"^[^\\0-\\x08\\x0B\\f\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$",parentSchema:schema31.properties.script,data:data47}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/script",schemaPath:"#/properties/script/type",keyword:"type",params:{type: "string"},schema:schema31.properties.script.type,parentSchema:schema31.properties.script,data:data47}];
return false;
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.voice !== undefined){
let data48 = data.voice;
const _errs99 = errors;
if(errors === _errs99){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing8;
if(((data48.id === undefined) && (missing8 = "id")) || ((data48.speed === undefined) && (missing8 = "speed"))){
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/required",keyword:"required",params:{missingProperty: missing8},schema:schema31.properties.voice.required,parentSchema:schema31.properties.voice,data:data48}];
return false;
}
else {
const _errs101 = errors;
for(const key10 in data48){
if(!((key10 === "id") || (key10 === "speed"))){
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema31.properties.voice,data:data48}];
return false;
break;
}
}
if(_errs101 === errors){
if(data48.id !== undefined){
let data49 = data48.id;
const _errs102 = errors;
if(!(((((((((((((((data49 === "olivia") || (data49 === "james")) || (data49 === "grace")) || (data49 === "callum")) || (data49 === "maya")) || (data49 === "marcus")) || (data49 === "isla")) || (data49 === "leo")) || (data49 === "zoe")) || (data49 === "angus")) || (data49 === "nora")) || (data49 === "ben")) || (data49 === "finn")) || (data49 === "otto")) || (data49 === "rob"))){
validate20.errors = [{instancePath:instancePath+"/voice/id",schemaPath:"#/properties/voice/properties/id/enum",keyword:"enum",params:{allowedValues: schema31.properties.voice.properties.id.enum},schema:schema31.properties.voice.properties.id.enum,parentSchema:schema31.properties.voice.properties.id,data:data49}];
return false;
}
var valid15 = _errs102 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data48.speed !== undefined){
let data50 = data48.speed;
const _errs103 = errors;
if(errors === _errs103){
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 1.5 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5},schema:1.5,parentSchema:schema31.properties.voice.properties.speed,data:data50}];
return false;
}
else {
if(data50 < 0.75 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.75},schema:0.75,parentSchema:schema31.properties.voice.properties.speed,data:data50}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice/speed",schemaPath:"#/properties/voice/properties/speed/type",keyword:"type",params:{type: "number"},schema:schema31.properties.voice.properties.speed.type,parentSchema:schema31.properties.voice.properties.speed,data:data50}];
return false;
}
}
var valid15 = _errs103 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type: "object"},schema:schema31.properties.voice.type,parentSchema:schema31.properties.voice,data:data48}];
return false;
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presenter !== undefined){
let data51 = data.presenter;
const _errs105 = errors;
const _errs107 = errors;
const _errs108 = errors;
let valid17 = true;
const _errs109 = errors;
if(errors === _errs109){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.style !== undefined){
if("avataaars" !== data51.style){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs109 === errors;
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs112 = errors;
if(errors === _errs112){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.options !== undefined){
let data53 = data51.options;
const _errs114 = errors;
if(errors === _errs114){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
const _errs116 = errors;
for(const key11 in data53){
if(!(func1.call(schema31.properties.presenter.allOf[0].then.properties.options.properties, key11))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options,data:data53}];
return false;
break;
}
}
if(_errs116 === errors){
if(data53.accessories !== undefined){
let data54 = data53.accessories;
const _errs117 = errors;
if(!(((((((data54 === "eyepatch") || (data54 === "kurt")) || (data54 === "prescription01")) || (data54 === "prescription02")) || (data54 === "round")) || (data54 === "sunglasses")) || (data54 === "wayfarers"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessories",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessories/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessories,data:data54}];
return false;
}
var valid20 = _errs117 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.accessoriesColor !== undefined){
let data55 = data53.accessoriesColor;
const _errs118 = errors;
if(errors === _errs118){
if(typeof data55 === "string"){
if(!pattern15.test(data55)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessoriesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessoriesColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor,data:data55}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/accessoriesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/accessoriesColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.accessoriesColor,data:data55}];
return false;
}
}
var valid20 = _errs118 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.clothesColor !== undefined){
let data56 = data53.clothesColor;
const _errs120 = errors;
if(errors === _errs120){
if(typeof data56 === "string"){
if(!pattern15.test(data56)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothesColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor,data:data56}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothesColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothesColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothesColor,data:data56}];
return false;
}
}
var valid20 = _errs120 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.clothing !== undefined){
let data57 = data53.clothing;
const _errs122 = errors;
if(!(((((((((data57 === "blazerAndShirt") || (data57 === "blazerAndSweater")) || (data57 === "collarAndSweater")) || (data57 === "graphicShirt")) || (data57 === "hoodie")) || (data57 === "overall")) || (data57 === "shirtCrewNeck")) || (data57 === "shirtScoopNeck")) || (data57 === "shirtVNeck"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothing",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothing/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothing,data:data57}];
return false;
}
var valid20 = _errs122 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.clothingGraphic !== undefined){
let data58 = data53.clothingGraphic;
const _errs123 = errors;
if(!((((((((((data58 === "bat") || (data58 === "bear")) || (data58 === "cumbia")) || (data58 === "deer")) || (data58 === "diamond")) || (data58 === "hola")) || (data58 === "pizza")) || (data58 === "resist")) || (data58 === "skull")) || (data58 === "skullOutline"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/clothingGraphic",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/clothingGraphic/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.clothingGraphic,data:data58}];
return false;
}
var valid20 = _errs123 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.eyebrows !== undefined){
let data59 = data53.eyebrows;
const _errs124 = errors;
if(!(((((((((((((data59 === "angry") || (data59 === "angryNatural")) || (data59 === "default")) || (data59 === "defaultNatural")) || (data59 === "flatNatural")) || (data59 === "frownNatural")) || (data59 === "raisedExcited")) || (data59 === "raisedExcitedNatural")) || (data59 === "sadConcerned")) || (data59 === "sadConcernedNatural")) || (data59 === "unibrowNatural")) || (data59 === "upDown")) || (data59 === "upDownNatural"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyebrows",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/eyebrows/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyebrows,data:data59}];
return false;
}
var valid20 = _errs124 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.eyes !== undefined){
let data60 = data53.eyes;
const _errs125 = errors;
if(!((((((((((((data60 === "closed") || (data60 === "cry")) || (data60 === "default")) || (data60 === "eyeRoll")) || (data60 === "happy")) || (data60 === "hearts")) || (data60 === "side")) || (data60 === "squint")) || (data60 === "surprised")) || (data60 === "wink")) || (data60 === "winkWacky")) || (data60 === "xDizzy"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyes",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/eyes/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.eyes,data:data60}];
return false;
}
var valid20 = _errs125 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.facialHair !== undefined){
let data61 = data53.facialHair;
const _errs126 = errors;
if(!(((((data61 === "beardLight") || (data61 === "beardMajestic")) || (data61 === "beardMedium")) || (data61 === "moustacheFancy")) || (data61 === "moustacheMagnum"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHair",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHair/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHair,data:data61}];
return false;
}
var valid20 = _errs126 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.facialHairColor !== undefined){
let data62 = data53.facialHairColor;
const _errs127 = errors;
if(errors === _errs127){
if(typeof data62 === "string"){
if(!pattern15.test(data62)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHairColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor,data:data62}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/facialHairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/facialHairColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.facialHairColor,data:data62}];
return false;
}
}
var valid20 = _errs127 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.hairColor !== undefined){
let data63 = data53.hairColor;
const _errs129 = errors;
if(errors === _errs129){
if(typeof data63 === "string"){
if(!pattern15.test(data63)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hairColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor,data:data63}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/hairColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hairColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hairColor,data:data63}];
return false;
}
}
var valid20 = _errs129 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.hatColor !== undefined){
let data64 = data53.hatColor;
const _errs131 = errors;
if(errors === _errs131){
if(typeof data64 === "string"){
if(!pattern15.test(data64)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hatColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hatColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor,data:data64}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/hatColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/hatColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.hatColor,data:data64}];
return false;
}
}
var valid20 = _errs131 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.mouth !== undefined){
let data65 = data53.mouth;
const _errs133 = errors;
if(!((((((((((((data65 === "concerned") || (data65 === "default")) || (data65 === "disbelief")) || (data65 === "eating")) || (data65 === "grimace")) || (data65 === "sad")) || (data65 === "screamOpen")) || (data65 === "serious")) || (data65 === "smile")) || (data65 === "tongue")) || (data65 === "twinkle")) || (data65 === "vomit"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/mouth",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/mouth/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.mouth,data:data65}];
return false;
}
var valid20 = _errs133 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.nose !== undefined){
let data66 = data53.nose;
const _errs134 = errors;
if(!(data66 === "default")){
validate20.errors = [{instancePath:instancePath+"/presenter/options/nose",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/nose/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.nose.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.nose.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.nose,data:data66}];
return false;
}
var valid20 = _errs134 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.skinColor !== undefined){
let data67 = data53.skinColor;
const _errs135 = errors;
if(errors === _errs135){
if(typeof data67 === "string"){
if(!pattern15.test(data67)){
validate20.errors = [{instancePath:instancePath+"/presenter/options/skinColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/skinColor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{6}$"},schema:"^[0-9a-fA-F]{6}$",parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor,data:data67}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options/skinColor",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/skinColor/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.skinColor,data:data67}];
return false;
}
}
var valid20 = _errs135 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.top !== undefined){
let data68 = data53.top;
const _errs137 = errors;
if(!((((((((((((((((((((((((((((((((((data68 === "bigHair") || (data68 === "bob")) || (data68 === "bun")) || (data68 === "curly")) || (data68 === "curvy")) || (data68 === "dreads")) || (data68 === "dreads01")) || (data68 === "dreads02")) || (data68 === "frida")) || (data68 === "frizzle")) || (data68 === "fro")) || (data68 === "froBand")) || (data68 === "hat")) || (data68 === "hijab")) || (data68 === "longButNotTooLong")) || (data68 === "miaWallace")) || (data68 === "shaggy")) || (data68 === "shaggyMullet")) || (data68 === "shavedSides")) || (data68 === "shortCurly")) || (data68 === "shortFlat")) || (data68 === "shortRound")) || (data68 === "shortWaved")) || (data68 === "sides")) || (data68 === "straight01")) || (data68 === "straight02")) || (data68 === "straightAndStrand")) || (data68 === "theCaesar")) || (data68 === "theCaesarAndSidePart")) || (data68 === "turban")) || (data68 === "winterHat02")) || (data68 === "winterHat03")) || (data68 === "winterHat04")) || (data68 === "winterHat1"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/top",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/properties/top/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[0].then.properties.options.properties.top.enum},schema:schema31.properties.presenter.allOf[0].then.properties.options.properties.top.enum,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options.properties.top,data:data68}];
return false;
}
var valid20 = _errs137 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/0/then/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[0].then.properties.options.type,parentSchema:schema31.properties.presenter.allOf[0].then.properties.options,data:data53}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/0/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[0].then.type,parentSchema:schema31.properties.presenter.allOf[0].then,data:data51}];
return false;
}
}
var _valid1 = _errs112 === errors;
valid17 = _valid1;
if(valid17){
var props1 = {};
props1.options = true;
props1.style = true;
}
}
if(!valid17){
const err6 = {instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.presenter.allOf[0].if,parentSchema:schema31.properties.presenter.allOf[0],data:data51};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate20.errors = vErrors;
return false;
}
var valid16 = _errs107 === errors;
if(valid16){
const _errs138 = errors;
const _errs139 = errors;
let valid21 = true;
const _errs140 = errors;
if(errors === _errs140){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.style !== undefined){
if("notionists" !== data51.style){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs140 === errors;
errors = _errs139;
if(vErrors !== null){
if(_errs139){
vErrors.length = _errs139;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs143 = errors;
if(errors === _errs143){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.options !== undefined){
let data70 = data51.options;
const _errs145 = errors;
if(errors === _errs145){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
const _errs147 = errors;
for(const key12 in data70){
if(!(func1.call(schema31.properties.presenter.allOf[1].then.properties.options.properties, key12))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options,data:data70}];
return false;
break;
}
}
if(_errs147 === errors){
if(data70.beard !== undefined){
let data71 = data70.beard;
const _errs148 = errors;
if(!((((((((((((data71 === "variant01") || (data71 === "variant02")) || (data71 === "variant03")) || (data71 === "variant04")) || (data71 === "variant05")) || (data71 === "variant06")) || (data71 === "variant07")) || (data71 === "variant08")) || (data71 === "variant09")) || (data71 === "variant10")) || (data71 === "variant11")) || (data71 === "variant12"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/beard",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/beard/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.beard.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.beard.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.beard,data:data71}];
return false;
}
var valid24 = _errs148 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.body !== undefined){
let data72 = data70.body;
const _errs149 = errors;
if(!(((((((((((((((((((((((((data72 === "variant01") || (data72 === "variant02")) || (data72 === "variant03")) || (data72 === "variant04")) || (data72 === "variant05")) || (data72 === "variant06")) || (data72 === "variant07")) || (data72 === "variant08")) || (data72 === "variant09")) || (data72 === "variant10")) || (data72 === "variant11")) || (data72 === "variant12")) || (data72 === "variant13")) || (data72 === "variant14")) || (data72 === "variant15")) || (data72 === "variant16")) || (data72 === "variant17")) || (data72 === "variant18")) || (data72 === "variant19")) || (data72 === "variant20")) || (data72 === "variant21")) || (data72 === "variant22")) || (data72 === "variant23")) || (data72 === "variant24")) || (data72 === "variant25"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/body",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/body/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.body.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.body.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.body,data:data72}];
return false;
}
var valid24 = _errs149 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.bodyIcon !== undefined){
let data73 = data70.bodyIcon;
const _errs150 = errors;
if(!(((data73 === "electric") || (data73 === "galaxy")) || (data73 === "saturn"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/bodyIcon",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/bodyIcon/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.bodyIcon,data:data73}];
return false;
}
var valid24 = _errs150 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.brows !== undefined){
let data74 = data70.brows;
const _errs151 = errors;
if(!(((((((((((((data74 === "variant01") || (data74 === "variant02")) || (data74 === "variant03")) || (data74 === "variant04")) || (data74 === "variant05")) || (data74 === "variant06")) || (data74 === "variant07")) || (data74 === "variant08")) || (data74 === "variant09")) || (data74 === "variant10")) || (data74 === "variant11")) || (data74 === "variant12")) || (data74 === "variant13"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/brows",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/brows/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.brows.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.brows.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.brows,data:data74}];
return false;
}
var valid24 = _errs151 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.eyes !== undefined){
let data75 = data70.eyes;
const _errs152 = errors;
if(!(((((data75 === "variant01") || (data75 === "variant02")) || (data75 === "variant03")) || (data75 === "variant04")) || (data75 === "variant05"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/eyes",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/eyes/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.eyes,data:data75}];
return false;
}
var valid24 = _errs152 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.gesture !== undefined){
let data76 = data70.gesture;
const _errs153 = errors;
if(!((((((((((data76 === "hand") || (data76 === "handPhone")) || (data76 === "ok")) || (data76 === "okLongArm")) || (data76 === "point")) || (data76 === "pointLongArm")) || (data76 === "waveLongArm")) || (data76 === "waveLongArms")) || (data76 === "waveOkLongArms")) || (data76 === "wavePointLongArms"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/gesture",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/gesture/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.gesture,data:data76}];
return false;
}
var valid24 = _errs153 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.glasses !== undefined){
let data77 = data70.glasses;
const _errs154 = errors;
if(!(((((((((((data77 === "variant01") || (data77 === "variant02")) || (data77 === "variant03")) || (data77 === "variant04")) || (data77 === "variant05")) || (data77 === "variant06")) || (data77 === "variant07")) || (data77 === "variant08")) || (data77 === "variant09")) || (data77 === "variant10")) || (data77 === "variant11"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/glasses",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/glasses/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.glasses,data:data77}];
return false;
}
var valid24 = _errs154 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.hair !== undefined){
let data78 = data70.hair;
const _errs155 = errors;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data78 === "hat") || (data78 === "variant01")) || (data78 === "variant02")) || (data78 === "variant03")) || (data78 === "variant04")) || (data78 === "variant05")) || (data78 === "variant06")) || (data78 === "variant07")) || (data78 === "variant08")) || (data78 === "variant09")) || (data78 === "variant10")) || (data78 === "variant11")) || (data78 === "variant12")) || (data78 === "variant13")) || (data78 === "variant14")) || (data78 === "variant15")) || (data78 === "variant16")) || (data78 === "variant17")) || (data78 === "variant18")) || (data78 === "variant19")) || (data78 === "variant20")) || (data78 === "variant21")) || (data78 === "variant22")) || (data78 === "variant23")) || (data78 === "variant24")) || (data78 === "variant25")) || (data78 === "variant26")) || (data78 === "variant27")) || (data78 === "variant28")) || (data78 === "variant29")) || (data78 === "variant30")) || (data78 === "variant31")) || (data78 === "variant32")) || (data78 === "variant33")) || (data78 === "variant34")) || (data78 === "variant35")) || (data78 === "variant36")) || (data78 === "variant37")) || (data78 === "variant38")) || (data78 === "variant39")) || (data78 === "variant40")) || (data78 === "variant41")) || (data78 === "variant42")) || (data78 === "variant43")) || (data78 === "variant44")) || (data78 === "variant45")) || (data78 === "variant46")) || (data78 === "variant47")) || (data78 === "variant48")) || (data78 === "variant49")) || (data78 === "variant50")) || (data78 === "variant51")) || (data78 === "variant52")) || (data78 === "variant53")) || (data78 === "variant54")) || (data78 === "variant55")) || (data78 === "variant56")) || (data78 === "variant57")) || (data78 === "variant58")) || (data78 === "variant59")) || (data78 === "variant60")) || (data78 === "variant61")) || (data78 === "variant62")) || (data78 === "variant63"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/hair",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/hair/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.hair.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.hair.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.hair,data:data78}];
return false;
}
var valid24 = _errs155 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.lips !== undefined){
let data79 = data70.lips;
const _errs156 = errors;
if(!((((((((((((((((((((((((((((((data79 === "variant01") || (data79 === "variant02")) || (data79 === "variant03")) || (data79 === "variant04")) || (data79 === "variant05")) || (data79 === "variant06")) || (data79 === "variant07")) || (data79 === "variant08")) || (data79 === "variant09")) || (data79 === "variant10")) || (data79 === "variant11")) || (data79 === "variant12")) || (data79 === "variant13")) || (data79 === "variant14")) || (data79 === "variant15")) || (data79 === "variant16")) || (data79 === "variant17")) || (data79 === "variant18")) || (data79 === "variant19")) || (data79 === "variant20")) || (data79 === "variant21")) || (data79 === "variant22")) || (data79 === "variant23")) || (data79 === "variant24")) || (data79 === "variant25")) || (data79 === "variant26")) || (data79 === "variant27")) || (data79 === "variant28")) || (data79 === "variant29")) || (data79 === "variant30"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/lips",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/lips/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.lips.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.lips.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.lips,data:data79}];
return false;
}
var valid24 = _errs156 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data70.nose !== undefined){
let data80 = data70.nose;
const _errs157 = errors;
if(!((((((((((((((((((((data80 === "variant01") || (data80 === "variant02")) || (data80 === "variant03")) || (data80 === "variant04")) || (data80 === "variant05")) || (data80 === "variant06")) || (data80 === "variant07")) || (data80 === "variant08")) || (data80 === "variant09")) || (data80 === "variant10")) || (data80 === "variant11")) || (data80 === "variant12")) || (data80 === "variant13")) || (data80 === "variant14")) || (data80 === "variant15")) || (data80 === "variant16")) || (data80 === "variant17")) || (data80 === "variant18")) || (data80 === "variant19")) || (data80 === "variant20"))){
validate20.errors = [{instancePath:instancePath+"/presenter/options/nose",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/properties/nose/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.allOf[1].then.properties.options.properties.nose.enum},schema:schema31.properties.presenter.allOf[1].then.properties.options.properties.nose.enum,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options.properties.nose,data:data80}];
return false;
}
var valid24 = _errs157 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/allOf/1/then/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[1].then.properties.options.type,parentSchema:schema31.properties.presenter.allOf[1].then.properties.options,data:data70}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/1/then/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.allOf[1].then.type,parentSchema:schema31.properties.presenter.allOf[1].then,data:data51}];
return false;
}
}
var _valid2 = _errs143 === errors;
valid21 = _valid2;
if(valid21){
var props2 = {};
props2.options = true;
props2.style = true;
}
}
if(!valid21){
const err9 = {instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},schema:schema31.properties.presenter.allOf[1].if,parentSchema:schema31.properties.presenter.allOf[1],data:data51};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate20.errors = vErrors;
return false;
}
var valid16 = _errs138 === errors;
if(valid16){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
}
if(errors === _errs105){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing9;
if((((data51.name === undefined) && (missing9 = "name")) || ((data51.style === undefined) && (missing9 = "style"))) || ((data51.options === undefined) && (missing9 = "options"))){
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/required",keyword:"required",params:{missingProperty: missing9},schema:schema31.properties.presenter.required,parentSchema:schema31.properties.presenter,data:data51}];
return false;
}
else {
const _errs158 = errors;
for(const key13 in data51){
if(!(((key13 === "name") || (key13 === "style")) || (key13 === "options"))){
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema31.properties.presenter,data:data51}];
return false;
break;
}
}
if(_errs158 === errors){
if(data51.name !== undefined){
let data81 = data51.name;
const _errs159 = errors;
if(errors === _errs159){
if(typeof data81 === "string"){
if(func2(data81) > 100){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema31.properties.presenter.properties.name,data:data81}];
return false;
}
else {
if(func2(data81) < 1){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.presenter.properties.name,data:data81}];
return false;
}
else {
if(!pattern21.test(data81)){
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$"},schema:"^(?![A-Za-z][A-Za-z0-9+.-]*:|[./])(?!.*\\.\\./)[^\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069<>\\\\]*$",parentSchema:schema31.properties.presenter.properties.name,data:data81}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter/name",schemaPath:"#/properties/presenter/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.presenter.properties.name.type,parentSchema:schema31.properties.presenter.properties.name,data:data81}];
return false;
}
}
var valid25 = _errs159 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data51.style !== undefined){
let data82 = data51.style;
const _errs161 = errors;
if(!((data82 === "avataaars") || (data82 === "notionists"))){
validate20.errors = [{instancePath:instancePath+"/presenter/style",schemaPath:"#/properties/presenter/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.presenter.properties.style.enum},schema:schema31.properties.presenter.properties.style.enum,parentSchema:schema31.properties.presenter.properties.style,data:data82}];
return false;
}
var valid25 = _errs161 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data51.options !== undefined){
let data83 = data51.options;
const _errs162 = errors;
if(!(data83 && typeof data83 == "object" && !Array.isArray(data83))){
validate20.errors = [{instancePath:instancePath+"/presenter/options",schemaPath:"#/properties/presenter/properties/options/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.properties.options.type,parentSchema:schema31.properties.presenter.properties.options,data:data83}];
return false;
}
var valid25 = _errs162 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/presenter",schemaPath:"#/properties/presenter/type",keyword:"type",params:{type: "object"},schema:schema31.properties.presenter.type,parentSchema:schema31.properties.presenter,data:data51}];
return false;
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scene !== undefined){
let data84 = data.scene;
const _errs164 = errors;
if(errors === _errs164){
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
let missing10;
if(((data84.colour === undefined) && (missing10 = "colour")) || ((data84.backdrop === undefined) && (missing10 = "backdrop"))){
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/required",keyword:"required",params:{missingProperty: missing10},schema:schema31.properties.scene.required,parentSchema:schema31.properties.scene,data:data84}];
return false;
}
else {
const _errs166 = errors;
for(const key14 in data84){
if(!((key14 === "colour") || (key14 === "backdrop"))){
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema31.properties.scene,data:data84}];
return false;
break;
}
}
if(_errs166 === errors){
if(data84.colour !== undefined){
let data85 = data84.colour;
const _errs167 = errors;
if(!((((((((data85 === "ochre") || (data85 === "sky")) || (data85 === "clay")) || (data85 === "sage")) || (data85 === "blush")) || (data85 === "ink")) || (data85 === "stone")) || (data85 === "plum"))){
validate20.errors = [{instancePath:instancePath+"/scene/colour",schemaPath:"#/properties/scene/properties/colour/enum",keyword:"enum",params:{allowedValues: schema31.properties.scene.properties.colour.enum},schema:schema31.properties.scene.properties.colour.enum,parentSchema:schema31.properties.scene.properties.colour,data:data85}];
return false;
}
var valid26 = _errs167 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data84.backdrop !== undefined){
let data86 = data84.backdrop;
const _errs168 = errors;
if(!(((((((data86 === "disc") || (data86 === "arch")) || (data86 === "window")) || (data86 === "stage")) || (data86 === "board")) || (data86 === "shelf")) || (data86 === "product"))){
validate20.errors = [{instancePath:instancePath+"/scene/backdrop",schemaPath:"#/properties/scene/properties/backdrop/enum",keyword:"enum",params:{allowedValues: schema31.properties.scene.properties.backdrop.enum},schema:schema31.properties.scene.properties.backdrop.enum,parentSchema:schema31.properties.scene.properties.backdrop,data:data86}];
return false;
}
var valid26 = _errs168 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/type",keyword:"type",params:{type: "object"},schema:schema31.properties.scene.type,parentSchema:schema31.properties.scene,data:data84}];
return false;
}
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data87 = data.format;
const _errs169 = errors;
if(errors === _errs169){
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
let missing11;
if(((data87.aspect === undefined) && (missing11 = "aspect")) || ((data87.resolution === undefined) && (missing11 = "resolution"))){
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/required",keyword:"required",params:{missingProperty: missing11},schema:schema31.properties.format.required,parentSchema:schema31.properties.format,data:data87}];
return false;
}
else {
const _errs171 = errors;
for(const key15 in data87){
if(!((key15 === "aspect") || (key15 === "resolution"))){
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema31.properties.format,data:data87}];
return false;
break;
}
}
if(_errs171 === errors){
if(data87.aspect !== undefined){
let data88 = data87.aspect;
const _errs172 = errors;
if(!(((data88 === "16:9") || (data88 === "9:16")) || (data88 === "1:1"))){
validate20.errors = [{instancePath:instancePath+"/format/aspect",schemaPath:"#/properties/format/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema31.properties.format.properties.aspect.enum},schema:schema31.properties.format.properties.aspect.enum,parentSchema:schema31.properties.format.properties.aspect,data:data88}];
return false;
}
var valid27 = _errs172 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data87.resolution !== undefined){
let data89 = data87.resolution;
const _errs173 = errors;
if(!((data89 === "720p") || (data89 === "1080p"))){
validate20.errors = [{instancePath:instancePath+"/format/resolution",schemaPath:"#/properties/format/properties/resolution/enum",keyword:"enum",params:{allowedValues: schema31.properties.format.properties.resolution.enum},schema:schema31.properties.format.properties.resolution.enum,parentSchema:schema31.properties.format.properties.resolution,data:data89}];
return false;
}
var valid27 = _errs173 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "object"},schema:schema31.properties.format.type,parentSchema:schema31.properties.format,data:data87}];
return false;
}
}
var valid0 = _errs169 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captions !== undefined){
let data90 = data.captions;
const _errs174 = errors;
if(errors === _errs174){
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
let missing12;
if(((data90.drawn === undefined) && (missing12 = "drawn")) || ((data90.style === undefined) && (missing12 = "style"))){
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/required",keyword:"required",params:{missingProperty: missing12},schema:schema31.properties.captions.required,parentSchema:schema31.properties.captions,data:data90}];
return false;
}
else {
const _errs176 = errors;
for(const key16 in data90){
if(!((key16 === "drawn") || (key16 === "style"))){
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema31.properties.captions,data:data90}];
return false;
break;
}
}
if(_errs176 === errors){
if(data90.drawn !== undefined){
let data91 = data90.drawn;
const _errs177 = errors;
if(typeof data91 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/captions/drawn",schemaPath:"#/properties/captions/properties/drawn/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.captions.properties.drawn.type,parentSchema:schema31.properties.captions.properties.drawn,data:data91}];
return false;
}
var valid28 = _errs177 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data90.style !== undefined){
let data92 = data90.style;
const _errs179 = errors;
if(!(((data92 === "karaoke") || (data92 === "plain")) || (data92 === "outline"))){
validate20.errors = [{instancePath:instancePath+"/captions/style",schemaPath:"#/properties/captions/properties/style/enum",keyword:"enum",params:{allowedValues: schema31.properties.captions.properties.style.enum},schema:schema31.properties.captions.properties.style.enum,parentSchema:schema31.properties.captions.properties.style,data:data92}];
return false;
}
var valid28 = _errs179 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/type",keyword:"type",params:{type: "object"},schema:schema31.properties.captions.type,parentSchema:schema31.properties.captions,data:data90}];
return false;
}
}
var valid0 = _errs174 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

